import { Picture } from '#ui/picture.tsx'
import { Section } from '#ui/section.tsx'
import type { HomeSection } from './schema.ts'

export function WhatYouGetSection({ title, options }: HomeSection<'what_you_get'>) {
  return (
    <Section id="what-you-get" title={title}>
      <ul className="grid gap-x-10 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
        {options.map((option) => (
          <li key={option.title} className="grid grid-cols-[40px_1fr] gap-x-5 border-t border-line pt-6">
            <Picture {...option.icon} size="40x40" />
            <div>
              <h3>{option.title}</h3>
              <p className="mt-2 text-small text-ink-soft">{option.description}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
