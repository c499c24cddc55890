import { Carousel } from '#ui/carousel/carousel.tsx'
import { Picture } from '#ui/picture.tsx'
import { Section } from '#ui/section.tsx'
import type { HomeSection } from './schema.ts'
import { breakable } from '#i18n/breakable.ts'

/** The services of a plan: a carousel on narrow screens, otherwise a grid. */
export function WhatYouGetSection({ title, options }: HomeSection<'what_you_get'>) {
  return (
    <Section id="what-you-get" title={title}>
      <Carousel
        kind="options"
        label={title}
        slides={options.map((option) => ({
          key: option.title,
          title: option.title,
          content: (
            <div className="grid grid-cols-[40px_1fr] gap-x-4 border-t border-line pt-4 md:gap-x-5 md:pt-6">
              <Picture {...option.icon} size="40x40" />
              <div>
                <h3 suppressHydrationWarning>{breakable(option.title)}</h3>
                <p className="mt-1 text-small text-ink-soft md:mt-2">{option.description}</p>
              </div>
            </div>
          ),
        }))}
      />
    </Section>
  )
}
