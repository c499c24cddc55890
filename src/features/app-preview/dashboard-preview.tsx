import { useTranslations } from 'use-intl'
import { formatMonth } from '#i18n/format.ts'
import { moneyText, percentText } from '#i18n/money.ts'
import { usePageLocale } from '#i18n/use-page-locale.ts'
import { scaleOf } from '#ui/chart-scale.ts'
import { LineChart } from '#ui/line-chart.tsx'
import type { SampleMonth } from './sample-month.ts'

/** The dashboard: value and course of the account, and the open position. */
export function DashboardPreview({ shown }: { shown: SampleMonth }) {
  const t = useTranslations('appPreview')
  const chart = useTranslations('home')
  const locale = usePageLocale()
  const { from, month, curve, figures, position } = shown
  const gains = curve.map((value) => value - 100)
  const { ticks, at } = scaleOf(gains)
  const facts = [
    [t('entry'), moneyText(locale, position.entry)],
    [t('now'), moneyText(locale, position.now)],
    [t('stop'), moneyText(locale, position.stop)],
    [t('soFar'), moneyText(locale, position.soFar, { decimals: 2, signed: true })],
  ]
  return (
    <figure className="rounded-card border border-line bg-chart p-5 sm:p-6">
      <figcaption className="lettering text-sea">{t('dashboard')}</figcaption>
      <p className="mt-3 text-small text-ink-soft">{t('value')}</p>
      <p className="text-[2.5rem] leading-none font-[650] tracking-[-0.03em] figures">
        {moneyText(locale, shown.value)}
      </p>
      <p className="mt-2 text-small">
        {t('month', {
          month: formatMonth(locale, month, 'year'),
          amount: moneyText(locale, shown.result, { signed: true }),
          percent: percentText(locale, shown.percent, { signed: true }),
        })}
      </p>
      <p className="mb-5 text-small">{t('belowHigh', { percent: percentText(locale, shown.belowHigh) })}</p>
      <LineChart
        label={chart('chart.course', {
          total: percentText(locale, figures.total, { signed: true }),
          drawdown: percentText(locale, figures.drawdown),
          from: formatMonth(locale, from, 'year'),
          to: formatMonth(locale, month, 'year'),
        })}
        className="h-20 sm:h-24"
        lines={[{ points: gains.map((gain, index) => [index / (gains.length - 1), at(gain)]), tone: 'main' }]}
        ticks={ticks.map((tick) => percentText(locale, tick, { decimals: 0, signed: true }))}
        below={[from, month].map((of) => formatMonth(locale, of, 'name'))}
      />
      <h4 className="mt-5 border-t border-line pt-3 text-small font-[650]">{t('long', { market: position.market })}</h4>
      <dl className="mt-2 grid grid-cols-2 gap-x-8 gap-y-2.5 text-small figures">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="text-ink-soft">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </figure>
  )
}
