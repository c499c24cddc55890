import { useTranslations } from 'use-intl'
import { moneyText, percentText, priceText } from '#i18n/money.ts'
import { usePageLocale } from '#i18n/use-page-locale.ts'
import type { Costs, CostValues } from './costs.ts'

/** The costs line by line: a month and the first year, in money and in percent of the capital. */
export function CostLines({ costs, values, plan }: { costs: Costs; values: CostValues; plan: string }) {
  const t = useTranslations('costs')
  const locale = usePageLocale()
  const money = (cents: number) => priceText(locale, cents / 100)
  const share = (cents: number) => percentText(locale, cents / values.capital, { decimals: 2 })
  const facts = { plan, trades: values.trades, order: moneyText(locale, costs.order / 100) }
  const rows = [
    ...costs.lines.map(({ name, ...line }) => ({ ...line, name: t(`line.${name}`, facts), isSum: false })),
    { name: t('line.firstYear'), month: costs.month, year: costs.firstYear, once: undefined, isSum: true },
    { name: t('line.laterYear'), month: costs.month, year: costs.laterYear, once: undefined, isSum: true },
  ]
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a table that scrolls needs the keyboard
    <div className="overflow-x-auto" tabIndex={0}>
      <table className="w-full border-collapse text-small figures [&_:is(td,th)]:py-3 [&_:is(td,th)]:pr-4 [&_:is(td,th):not(:first-child)]:text-right [&_td]:whitespace-nowrap [&_:is(td,th):last-child]:pr-0">
        <caption className="sr-only">{t('linesTitle')}</caption>
        <thead className="align-bottom text-label text-ink-soft">
          <tr>
            <th scope="col" className="text-left">
              {t('cost')}
            </th>
            <th scope="col">{t('month')}</th>
            <th scope="col">{t('year')}</th>
            <th scope="col" className="min-w-28">
              {t('share')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, month, year, once, isSum }) => (
            <tr key={name} className={`border-t ${isSum ? 'border-ink-soft font-[650]' : 'border-line'}`}>
              <th scope="row" className={`min-w-40 text-left ${isSum ? 'font-[650]' : 'font-[450]'}`}>
                {name}
              </th>
              <td>{once ? '–' : money(month)}</td>
              <td>{money(year)}</td>
              <td>{share(year)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
