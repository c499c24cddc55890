import { useTranslations } from 'use-intl'
import { formatNumber } from '#i18n/format.ts'
import { moneyText, percentText } from '#i18n/money.ts'
import { usePageLocale } from '#i18n/use-page-locale.ts'
import type { PricingConfig } from '#model/plan-facts.ts'
import { LineChart } from '#ui/line-chart.tsx'
import { costsOf, type CostValues } from './costs.ts'
import type { BotPlan } from './schema.ts'

interface CostChartProps {
  plans: BotPlan[]
  plan: BotPlan
  numbers: PricingConfig
  values: CostValues
}

/** The scales: dollars from 1,000 to 1,000,000, each step ten times as much, and percent a year. */
const [least, decades, most] = [3, 3, 25]
const xOf = (capital: number) => Math.min(1, Math.max(0, (Math.log10(capital) - least) / decades))

/** The costs of a later year as a share of the capital: a line for each plan, and the visitor's point. */
export function CostChart({ plans, plan, numbers, values }: CostChartProps) {
  const t = useTranslations('costs')
  const locale = usePageLocale()
  const shareAt = (of: BotPlan, capital: number) => costsOf(of, numbers, { ...values, capital }).laterYear / capital
  const others = plans.filter(({ id }) => id !== plan.id)
  const own = shareAt(plan, values.capital)
  const pointsOf = (of: BotPlan) =>
    Array.from({ length: 91 }, (_, index) => 10 ** (least + (index / 90) * decades))
      .map((capital) => [xOf(capital), shareAt(of, capital) / most] as const)
      .filter(([, y]) => y <= 1)
  const titleOf = ({ title, translations: [text] }: BotPlan) => text?.title ?? title
  const facts = {
    plan: titleOf(plan),
    capital: moneyText(locale, values.capital),
    share: percentText(locale, own),
    plans: others.map(titleOf).join(' · '),
  }
  return (
    <figure>
      <LineChart
        label={t('chart.label', facts)}
        className="h-56 sm:h-72"
        lines={[
          ...others.map((of) => ({ points: pointsOf(of), tone: 'second' as const })),
          { points: pointsOf(plan), tone: 'main' },
        ]}
        ticks={[25, 20, 15, 10, 5, 0].map((percent) => percentText(locale, percent, { decimals: 0 }))}
        // Four amounts with their currency touch each other on a Chinese phone.
        below={[
          ...[1000, 10_000, 100_000].map((capital) => formatNumber(locale, capital)),
          moneyText(locale, 1_000_000),
        ]}
        mark={own / most <= 1 ? [xOf(values.capital), own / most] : undefined}
      />
      <figcaption className="mt-3 text-small text-ink-soft">{t('chart.caption', facts)}</figcaption>
    </figure>
  )
}
