import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { RiskNotice } from '#ui/risk-notice.tsx'
import { Section } from '#ui/section.tsx'
import type { HomeSection } from './schema.ts'
import { SectionButton } from './section-button.tsx'
import { breakable } from '#i18n/breakable.ts'

/** Large figures, each with its unit, its period and the risk notice. */
export function ResultsSection({
  title,
  description,
  list_results,
  button,
  risk_notice,
  net,
}: HomeSection<'results'> & { net: ReactNode }) {
  const t = useTranslations('home')
  return (
    <Section id="results" label={t('results')} title={title} description={description}>
      <ul className="grid grid-cols-2 gap-x-5 gap-y-7 sm:gap-x-8 sm:gap-y-10 lg:grid-cols-4">
        {list_results.map((result) => (
          <li key={result.subtitle} className="ticks pt-5">
            <p className="text-[2.5rem] leading-none sm:text-[3.25rem] font-[650] tracking-[-0.03em] tabular-nums">
              {result.title}
              <span className="ml-0.5 text-[1.375rem] sm:text-[1.75rem] tracking-normal text-ink-soft">
                {result.title_suffix}
              </span>
            </p>
            <h3 className="mt-3 max-sm:text-[1.0625rem] sm:mt-4" suppressHydrationWarning>
              {breakable(result.subtitle)}
            </h3>
            {result.is_annual_return && net && <p className="mt-2 text-small font-[650]">{net}</p>}
            <p className="mt-2 text-small text-ink-soft">{result.content}</p>
          </li>
        ))}
      </ul>
      <RiskNotice>{risk_notice}</RiskNotice>
      <SectionButton {...button} className="mt-6 md:mt-8" />
    </Section>
  )
}
