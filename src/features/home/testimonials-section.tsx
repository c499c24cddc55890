import { useTranslations } from 'use-intl'
import { Carousel } from '#ui/carousel/carousel.tsx'
import { Picture } from '#ui/picture.tsx'
import { Section } from '#ui/section.tsx'
import type { HomeSection } from './schema.ts'

export function TestimonialsSection({ sub_title, title, list_testimonials }: HomeSection<'testimonials'>) {
  const t = useTranslations('home')
  const samples = useTranslations('samples')
  return (
    <Section id="testimonials" label={sub_title} title={title} band>
      <Carousel
        kind="quotes"
        label={t('testimonials')}
        slides={list_testimonials.map((testimonial) => ({
          key: testimonial.name,
          title: testimonial.name,
          content: (
            <figure className="flex h-full flex-col justify-between gap-5 rounded-card border border-line bg-paper p-5 sm:p-8">
              <blockquote>{testimonial.content}</blockquote>
              <figcaption className="flex items-center gap-3">
                <Picture {...testimonial.avatar} size="40x40" className="rounded-full" />
                <span className="leading-snug">
                  <strong className="block font-[650]">{samples('marked', { text: testimonial.name })}</strong>
                  {testimonial.mail && <span className="block text-small text-ink-soft">{testimonial.mail}</span>}
                </span>
              </figcaption>
            </figure>
          ),
        }))}
      />
    </Section>
  )
}
