import { Plus } from 'lucide'
import { ButtonLink } from '#ui/button-link.tsx'
import { Icon } from '#ui/icon.tsx'
import type { FaqItem, HomeSection } from './schema.ts'
import { breakable } from '#i18n/breakable.ts'

/** Questions that open and close independently; the first is open. */
export function FaqSection({ title, more_questions, help_link, items }: HomeSection<'faq'> & { items: FaqItem[] }) {
  return (
    <section id="faq" aria-labelledby="faq-title">
      <div className="frame grid gap-x-16 gap-y-6 rhythm lg:grid-cols-[1fr_1.7fr]">
        <div>
          <h2 id="faq-title" suppressHydrationWarning>
            {breakable(title)}
          </h2>
          <p className="mt-3 text-ink-soft md:mt-6">{more_questions}</p>
          <p className="mt-2">
            <ButtonLink href={help_link.url} kind="quiet">
              {help_link.title}
            </ButtonLink>
          </p>
        </div>
        <div className="border-t border-line">
          {items.map((item, index) => (
            <details key={item.question} open={index === 0} className="group border-b border-line">
              <summary className="flex min-h-14 items-start justify-between gap-6 py-3.5 md:py-4 hover:text-sea">
                <h3 className="text-[1.0625rem] leading-7" suppressHydrationWarning>
                  {breakable(item.question)}
                </h3>
                <Icon
                  node={Plus}
                  size={22}
                  className="mt-0.5 shrink-0 text-sea transition-transform group-open:rotate-45"
                />
              </summary>
              <p className="max-w-[42rem] pb-5 text-ink-soft">{item.answer}</p>
            </details>
          ))}
        </div>
      </div>
    </section>
  )
}
