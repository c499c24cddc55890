import { Check } from 'lucide'
import { ButtonLink } from '#ui/button-link.tsx'
import { Icon } from '#ui/icon.tsx'
import { Picture } from '#ui/picture.tsx'
import type { HomeSection } from './schema.ts'

export function InvestSection({ image, title, description, options, button }: HomeSection<'invest'>) {
  return (
    <section id="invest" aria-labelledby="invest-title" className="bg-chart">
      <div className="frame grid items-center gap-x-16 gap-y-7 rhythm md:grid-cols-2">
        <Picture {...image} size="640x560" className="w-full" />
        <div>
          <h2 id="invest-title">{title}</h2>
          <p className="mt-4 text-ink-soft">{description}</p>
          <ul className="mt-5 grid gap-2.5 md:mt-7 md:gap-3">
            {options.map((option) => (
              <li key={option} className="flex gap-3">
                <Icon node={Check} className="mt-1 shrink-0 text-sea" />
                <span>{option}</span>
              </li>
            ))}
          </ul>
          <p className="mt-7 md:mt-9">
            <ButtonLink href={button.url} kind="primary">
              {button.title}
            </ButtonLink>
          </p>
        </div>
      </div>
    </section>
  )
}
