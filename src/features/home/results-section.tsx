import { useTranslations } from 'use-intl'
import { RiskNotice } from '#ui/risk-notice.tsx'
import { Section } from '#ui/section.tsx'
import { ResultsNote } from './results-note.tsx'
import { SampleResults, type SampleResultsProps } from './sample-results.tsx'
import type { HomeSection } from './schema.ts'
import { SectionButton } from './section-button.tsx'
import { breakable } from '#i18n/breakable.ts'

/** Large figures with the risk notice. Those of the sample months are shown before and after fees. */
export function ResultsSection({
  title,
  description,
  list_results,
  note,
  button,
  risk_notice,
  sample,
}: HomeSection<'results'> & { sample: SampleResultsProps | undefined }) {
  const t = useTranslations('home')
  const isOfSample = sample && list_results.every(({ figure }) => figure)
  return (
    <Section id="results" label={t('results')} title={title} description={description}>
      {isOfSample ? (
        <SampleResults {...sample} results={list_results} note={note} />
      ) : (
        <>
          <ul className="grid grid-cols-2 gap-x-5 gap-y-7 sm:gap-x-8 sm:gap-y-10 lg:grid-cols-4">
            {list_results.map((result) => (
              <li key={result.subtitle} className="ticks row-span-3 grid grid-rows-subgrid gap-y-0 pt-5">
                <p className="text-[2.5rem] leading-none sm:text-[3.25rem] font-[650] tracking-[-0.03em] figures">
                  {result.title}
                  <span className="ml-0.5 text-[1.375rem] sm:text-[1.75rem] tracking-normal text-ink-soft">
                    {result.title_suffix}
                  </span>
                </p>
                <h3 className="mt-3 max-sm:text-[1.0625rem] sm:mt-4" suppressHydrationWarning>
                  {breakable(result.subtitle)}
                </h3>
                <p className="mt-2 text-small text-ink-soft">{result.content}</p>
              </li>
            ))}
          </ul>
          {note && <ResultsNote>{note}</ResultsNote>}
        </>
      )}
      <RiskNotice>{risk_notice}</RiskNotice>
      <SectionButton {...button} className="mt-6 md:mt-8" />
    </Section>
  )
}
