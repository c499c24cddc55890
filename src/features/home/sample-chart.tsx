import { useTranslations } from 'use-intl'
import { formatMonth } from '#i18n/format.ts'
import { percentText } from '#i18n/money.ts'
import { usePageLocale } from '#i18n/use-page-locale.ts'
import type { BasisFigures } from '#model/sample-bases.ts'
import { drawdownsOf, monthAfter } from '#model/samples.ts'
import { scaleOf } from '#ui/chart-scale.ts'
import { LineChart } from '#ui/line-chart.tsx'

/** The course of a sample account, and below it the distance from its last high. */
export function SampleChart({ shown, beside, from }: { shown: BasisFigures; beside: BasisFigures; from: string }) {
  const t = useTranslations('home')
  const locale = usePageLocale()
  const { curve, figures } = shown
  const months = curve.length - 1
  const percent = (value: number) => percentText(locale, value, { decimals: 0, signed: true })
  const gains = [curve, beside.curve].map((values) => values.map((value) => value - 100))
  const falls = drawdownsOf(curve).map((fall) => -fall)
  const [course, depth] = [scaleOf(gains.flat()), scaleOf([0, ...falls])]
  const pointsOf = (values: number[], { at }: typeof course) =>
    values.map((value, index) => [index / months, at(value)] as const)
  const facts = {
    total: percentText(locale, figures.total, { signed: true }),
    drawdown: percentText(locale, figures.drawdown),
    from: formatMonth(locale, from, 'year'),
    to: formatMonth(locale, monthAfter(from, months - 1), 'year'),
  }
  const years = Array.from({ length: months / 12 + 1 }, (_, index) => String(Number(from.slice(0, 4)) + index))
  return (
    <div className="grid gap-5">
      <LineChart
        label={t('chart.course', facts)}
        className="h-44 sm:h-60"
        lines={[
          ...(beside === shown ? [] : [{ points: pointsOf(gains[1] ?? [], course), tone: 'dashed' as const }]),
          { points: pointsOf(gains[0] ?? [], course), tone: 'main' },
        ]}
        ticks={course.ticks.map(percent)}
        below={years}
      />
      <div>
        <p className="mb-3 text-label font-[650] text-ink-soft">{t('chart.drawdown')}</p>
        <LineChart
          label={t('chart.depth', facts)}
          className="h-20 sm:h-24"
          lines={[{ points: pointsOf(falls, depth), tone: 'second' }]}
          ticks={depth.ticks.map(percent)}
          below={[]}
          hangs
        />
      </div>
    </div>
  )
}
