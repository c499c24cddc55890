import { useTranslations } from 'use-intl'
import { Section } from '#ui/section.tsx'

/** The sample risk levels, lowest risk first. */
export function RiskLevelsSection({ title, items }: { title: string; items: { title: string; content: string }[] }) {
  const t = useTranslations('guidelines')
  return (
    <Section id="risk-levels" title={title}>
      <ol className="grid gap-x-10 gap-y-10 md:grid-cols-3">
        {items.map((item, index) => (
          <li key={item.title} className="ticks pt-6">
            <p className="flex items-center gap-1.5">
              <span className="sr-only">{t('riskLevel', { number: index + 1, total: items.length })}</span>
              {items.map((other, step) => (
                <span
                  key={other.title}
                  aria-hidden
                  className={`h-2.5 w-7 rounded-[2px] border ${step <= index ? 'border-signal bg-signal' : 'border-ink-soft/60'}`}
                />
              ))}
            </p>
            <h3 className="mt-4">{item.title}</h3>
            <p className="mt-2 text-small text-ink-soft">{item.content}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
