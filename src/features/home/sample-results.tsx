import { ChevronDown } from 'lucide'
import { useTranslations } from 'use-intl'
import { formatMonth } from '#i18n/format.ts'
import { locales } from '#i18n/locales.ts'
import { moneyText, percentText } from '#i18n/money.ts'
import { usePageLocale } from '#i18n/use-page-locale.ts'
import { feesOf, type PlanNumbers, type PricingConfig } from '#model/plan-facts.ts'
import { figuresOfBases, type BasisFigures } from '#model/sample-bases.ts'
import { monthAfter } from '#model/samples.ts'
import type { Samples } from '#model/samples-schema.ts'
import { Icon } from '#ui/icon.tsx'
import { ResultsNote } from './results-note.tsx'
import { SampleChart } from './sample-chart.tsx'
import type { HomeSection } from './schema.ts'

export interface SampleResultsProps {
  samples: Samples
  /** The plan whose fee is taken off, on its minimum capital. */
  plan: PlanNumbers & { title: string }
  numbers: PricingConfig
}

type Result = HomeSection<'results'>['list_results'][number]

/** The figures and curves of the sample on four bases; radio buttons select one (sample-results.css). */
export function SampleResults({
  results,
  note,
  samples,
  plan,
  numbers,
}: SampleResultsProps & Pick<HomeSection<'results'>, 'note'> & { results: Result[] }) {
  const t = useTranslations('home')
  const locale = usePageLocale()
  const { usual = 'moderate' } = samples.plans[plan.id] ?? {}
  const { costs, returns } = samples.profiles[usual]
  const { month, year } = feesOf(plan, numbers)
  const percent = (value: number) => percentText(locale, value)
  const all = figuresOfBases(samples, usual, (month / plan.min_capital) * 100)
  const facts = {
    costs: percent(costs * 12),
    plan: plan.title,
    capital: moneyText(locale, plan.min_capital),
    share: percent((year / plan.min_capital) * 100),
  }

  function valueOf(figure: Result['figure'], { figures, inUse }: BasisFigures): [number: string, unit: string] {
    if (figure === 'higher') return [String(figures.higher), `/${returns.length}`]
    if (figure === 'in_use') return [String(inUse), '%']
    return [percent(figure === 'return' ? figures.annual : figures.drawdown).slice(0, -1), '%']
  }
  const recoveryOf = ({ figures: { recovery } }: BasisFigures) =>
    recovery === undefined
      ? t('notRecovered', { month: formatMonth(locale, monthAfter(samples.from, returns.length - 1), 'year') })
      : t('recovered', { months: recovery })

  return (
    <div className="sample-results">
      <fieldset className="basis-choice">
        <legend className="sr-only">{t('basis.legend')}</legend>
        {all.map(({ basis }) => (
          <label key={basis}>
            <input type="radio" name="basis" value={basis} defaultChecked={basis === 'plan'} className="sr-only" />
            <span>{t(`basis.${basis}`)}</span>
          </label>
        ))}
      </fieldset>
      <div className="mt-4 min-h-[2lh] max-w-[52rem] text-small text-ink-soft">
        {all.map(({ basis }) => (
          <p key={basis} data-basis={basis}>
            {t(`basisNote.${basis}`, facts)}
          </p>
        ))}
      </div>
      <ul className="mt-7 grid grid-cols-2 gap-x-5 gap-y-7 sm:gap-x-8 sm:gap-y-10 lg:grid-cols-4">
        {results.map(({ figure, subtitle, content }) => (
          <li key={subtitle} className="ticks row-span-3 grid grid-rows-subgrid gap-y-0 pt-5">
            <div>
              {all.map((each) => {
                const [value, unit] = valueOf(figure, each)
                return (
                  <p
                    key={each.basis}
                    data-basis={each.basis}
                    className="text-[2.5rem] leading-none sm:text-[3.25rem] font-[650] tracking-[-0.03em] figures"
                  >
                    <span className="sr-only">{`${t(`basis.${each.basis}`)}: `}</span>
                    {value}
                    <span className="ml-0.5 text-[1.375rem] sm:text-[1.75rem] tracking-normal text-ink-soft">
                      {unit}
                    </span>
                  </p>
                )
              })}
            </div>
            <h3 className="mt-3 max-sm:text-[1.0625rem] sm:mt-4">{subtitle}</h3>
            <p className="mt-2 text-small text-ink-soft">
              {locales[locale].fullWidthMarks ? content : `${content} `}
              {figure === 'drawdown' &&
                all.map((each) => (
                  <span key={each.basis} data-basis={each.basis}>
                    {recoveryOf(each)}
                  </span>
                ))}
            </p>
          </li>
        ))}
      </ul>
      {note && <ResultsNote>{note}</ResultsNote>}
      {all.map((shown) => (
        <div key={shown.basis} data-basis={shown.basis} className="mt-8 md:mt-12">
          <SampleChart
            shown={shown}
            beside={shown.basis === 'holding' ? (all[2] ?? shown) : shown}
            from={samples.from}
          />
        </div>
      ))}
      <details className="group mt-6 text-small text-ink-soft">
        <summary className="inline-flex min-h-11 items-center gap-2 font-[550] text-ink hover:text-sea">
          {t('method.title')}
          <Icon node={ChevronDown} size={20} className="transition-transform group-open:rotate-180" />
        </summary>
        <ul className="mt-2 grid max-w-[52rem] list-disc gap-1.5 pl-5">
          {(['months', 'return', 'drawdown', 'fees', 'holding'] as const).map((part) => (
            <li key={part}>{t(`method.${part}`, facts)}</li>
          ))}
        </ul>
        <p className="mt-3">
          <a href="/samples.csv" download className="underline hover:text-sea">
            {t('method.download')}
          </a>
        </p>
      </details>
    </div>
  )
}
