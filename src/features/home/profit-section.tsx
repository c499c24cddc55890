import { useTranslations } from 'use-intl'
import { Carousel } from '#ui/carousel/carousel.tsx'
import { Picture } from '#ui/picture.tsx'
import { RiskNotice } from '#ui/risk-notice.tsx'
import { Section } from '#ui/section.tsx'
import type { HomeSection } from './schema.ts'
import { SectionButton } from './section-button.tsx'

/** The "proof of profit" carousel: account statements, also of months with losses. */
export function ProfitSection({ title, description, images, button, risk_notice }: HomeSection<'profit'>) {
  const t = useTranslations('home')
  return (
    <Section id="logbook" label={t('logbook')} title={title} description={description} band>
      <Carousel
        kind="proof"
        label={t('logbook')}
        slides={images.map((item) => ({
          key: item.image.id,
          title: item.caption_title,
          content: (
            <figure className="h-full rounded-card border border-line bg-paper p-3 sm:p-6">
              <Picture {...item.image} size="720x540" className="w-full" />
              <figcaption className="mt-4 grid grid-cols-[40px_1fr] gap-x-3">
                <Picture {...item.avatar} size="40x40" className="rounded-full" />
                <span>
                  <strong className="block leading-snug font-[650]">{item.caption_title}</strong>
                  <span className="block text-small text-ink-soft">{item.name}</span>
                </span>
                <span className="col-span-2 mt-3 text-small">{item.content}</span>
              </figcaption>
            </figure>
          ),
        }))}
      />
      <RiskNotice>{risk_notice}</RiskNotice>
      <SectionButton {...button} className="mt-6 md:mt-8" />
    </Section>
  )
}
