import { ButtonLink } from '#ui/button-link.tsx'
import { Picture } from '#ui/picture.tsx'
import { Title } from '#ui/title.tsx'
import type { HomeSection } from './schema.ts'

/** A link to a page of this site looks like a link unless it is primary. */
function kindOf({ url, is_primary }: HomeSection<'hero'>['buttons'][number]) {
  if (is_primary) return 'primary'
  return url.startsWith('https:') ? 'secondary' : 'quiet'
}

/** Title and buttons on the left, the picture on the right, the feature labels below. */
export function HeroSection({ title, description, buttons, image, features, risk_notice }: HomeSection<'hero'>) {
  return (
    <section aria-labelledby="hero-title" className="overflow-clip">
      <div className="frame grid items-center gap-x-12 gap-y-7 pt-7 pb-10 md:gap-y-10 md:pt-10 md:pb-14 lg:grid-cols-[minmax(0,11fr)_minmax(0,13fr)] lg:pt-16 lg:pb-20">
        <div>
          {/* Without balancing, Chinese lines break after phrases. */}
          <Title id="hero-title" className="text-display [&:lang(zh)]:text-wrap">
            {title}
          </Title>
          <p className="mt-4 max-w-[34rem] md:mt-6 text-ink-soft">{description}</p>
          <p className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3 md:mt-8">
            {buttons.map((button) => (
              <ButtonLink key={button.title} href={button.url} kind={kindOf(button)}>
                {button.title}
              </ButtonLink>
            ))}
          </p>
          {risk_notice && <p className="mt-5 max-w-[34rem] text-small text-ink-soft">{risk_notice}</p>}
        </div>
        <Picture {...image} size="1100x750" hero className="w-full" />
        <ul className="ticks grid gap-x-8 gap-y-2.5 pt-5 sm:grid-cols-2 lg:col-span-2 lg:grid-cols-4">
          {features.map((feature) => (
            <li key={feature.title} className="flex items-baseline gap-3 text-small font-[550]">
              <span aria-hidden className="relative bottom-px size-2 shrink-0 rounded-full border-2 border-sea" />
              {feature.title}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
