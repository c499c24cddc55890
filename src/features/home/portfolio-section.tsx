import { Picture } from '#ui/picture.tsx'
import type { HomeSection } from './schema.ts'
import { SectionButton } from './section-button.tsx'
import { breakable } from '#i18n/breakable.ts'

export function PortfolioSection({ title, description, button, image }: HomeSection<'portfolio'>) {
  return (
    <section id="smart-portfolio" aria-labelledby="smart-portfolio-title" className="bg-chart">
      <div className="frame grid items-center gap-x-16 gap-y-7 rhythm md:grid-cols-[1fr_1.1fr]">
        <div>
          <h2 id="smart-portfolio-title" suppressHydrationWarning>
            {breakable(title)}
          </h2>
          <p className="mt-4 text-ink-soft">{description}</p>
          <SectionButton {...button} className="mt-6 md:mt-8" />
        </div>
        <Picture {...image} size="640x520" className="w-full" />
      </div>
    </section>
  )
}
