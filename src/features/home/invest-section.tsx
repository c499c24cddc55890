import { IconList } from '#ui/icon-list.tsx'
import { Picture } from '#ui/picture.tsx'
import type { HomeSection } from './schema.ts'
import { SectionButton } from './section-button.tsx'
import { breakable } from '#i18n/breakable.ts'

export function InvestSection({ image, title, description, options, button }: HomeSection<'invest'>) {
  return (
    <section id="invest" aria-labelledby="invest-title" className="bg-chart">
      <div className="frame grid items-center gap-x-16 gap-y-7 rhythm md:grid-cols-2">
        <Picture {...image} size="640x560" className="w-full" />
        <div>
          <h2 id="invest-title" suppressHydrationWarning>
            {breakable(title)}
          </h2>
          <p className="mt-4 text-ink-soft">{description}</p>
          <IconList items={options} className="mt-5 grid gap-2.5 md:mt-7 md:gap-3" />
          <SectionButton {...button} className="mt-7 md:mt-9" />
        </div>
      </div>
    </section>
  )
}
