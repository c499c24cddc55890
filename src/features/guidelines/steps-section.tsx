import { FileText } from 'lucide'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { IconList } from '#ui/icon-list.tsx'
import { Section } from '#ui/section.tsx'
import type { Guidelines } from './schema.ts'
import { breakable } from '#i18n/breakable.ts'

type StepsProps = Guidelines['steps'] & Pick<Guidelines, 'brokers'> & { preview: ReactNode }

/**
 * The steps in order, and drawings of the app below them. The first step lists brokers and required
 * documents.
 */
export function StepsSection({ title, items, brokers, preview }: StepsProps) {
  const t = useTranslations('guidelines')
  return (
    <Section id="steps" title={title} band>
      <ol>
        {items.map((step, index) => (
          <li
            key={step.title}
            className="relative pb-14 pl-9 before:absolute before:top-7 before:bottom-1 before:left-[7px] before:border-l-2 before:border-dashed before:border-sea/50 after:absolute after:top-[3px] after:left-0 after:size-4 after:rounded-full after:border-[2.5px] after:border-sea after:bg-chart last:pb-0 last:before:hidden lg:pl-12"
          >
            <div className="grid gap-x-16 gap-y-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
              <div>
                <p className="lettering text-sea">{t('step', { number: index + 1 })}</p>
                <h3 className="mt-2" suppressHydrationWarning>
                  {breakable(step.title)}
                </h3>
                <p className="mt-3 text-ink-soft">{step.content}</p>
              </div>
              <IconList items={step.points} className="grid content-start gap-3 lg:pt-7" />
            </div>
            {index === 0 && (
              <div className="mt-10">
                <h4 className="lettering text-ink-soft">{t('brokers')}</h4>
                <ul className="mt-4 grid gap-5 md:grid-cols-2">
                  {brokers.map(({ name, description, documents }) => (
                    <li key={name} className="rounded-card border border-line bg-paper p-6">
                      <h5 className="text-[1.125rem] leading-snug font-[650]">{name}</h5>
                      <p className="mt-2 text-small text-ink-soft">{description}</p>
                      <p className="mt-5 border-t border-line pt-4 text-small font-[650]">{t('documents')}</p>
                      <IconList items={documents} icon={FileText} small className="mt-3 grid gap-2.5 text-small" />
                    </li>
                  ))}
                </ul>
              </div>
            )}
          </li>
        ))}
      </ol>
      {preview}
    </Section>
  )
}
