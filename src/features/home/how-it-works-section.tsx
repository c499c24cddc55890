import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Carousel } from '#ui/carousel/carousel.tsx'
import { Picture } from '#ui/picture.tsx'
import { Section } from '#ui/section.tsx'
import type { HomeSection } from './schema.ts'
import { breakable } from '#i18n/breakable.ts'

type HowItWorksProps = HomeSection<'how_it_works'> & { preview: ReactNode }

/** The steps: a carousel on narrow screens, otherwise a grid. Below them is what a client sees. */
export function HowItWorksSection({ title, description, list_step, preview }: HowItWorksProps) {
  const t = useTranslations('home')
  return (
    <Section id="how-it-works" title={title} description={description}>
      <Carousel
        kind="steps"
        label={title}
        slides={list_step.map((step, index) => ({
          key: step.title,
          title: step.title,
          content: (
            <article>
              <Picture {...step.image} size="540x405" className="w-full rounded-card" />
              <p className="waypoint lettering mt-4 md:mt-6 text-sea">{t('step', { number: index + 1 })}</p>
              <h3 className="mt-2 md:mt-3" suppressHydrationWarning>
                {breakable(step.title)}
              </h3>
              <p className="mt-2 text-small text-ink-soft">{step.content}</p>
            </article>
          ),
        }))}
      />
      {preview}
    </Section>
  )
}
