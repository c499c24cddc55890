import { useTranslations } from 'use-intl'
import { formatDate, formatMonth } from '#i18n/format.ts'
import { moneyText } from '#i18n/money.ts'
import { usePageLocale } from '#i18n/use-page-locale.ts'
import type { SampleMonth } from './sample-month.ts'

/** The trade log of the month: closed trades, the open position, and their sum. */
export function LogPreview({ shown }: { shown: SampleMonth }) {
  const t = useTranslations('appPreview')
  const locale = usePageLocale()
  const { trades, position, result, month } = shown
  const money = (amount: number) => (
    <td className={`text-right whitespace-nowrap ${amount < 0 ? 'text-bad' : ''}`}>
      {moneyText(locale, amount, { decimals: 2, signed: true })}
    </td>
  )
  return (
    <div className="rounded-card border border-line bg-chart p-5 sm:p-6">
      <table className="w-full border-collapse text-left text-small figures [&_:is(td,th)]:py-2 [&_:is(td,th)]:pl-2 [&_:is(td,th):first-child]:pl-0">
        <caption className="lettering text-left text-sea">{t('log')}</caption>
        <thead className="align-bottom text-label text-ink-soft">
          <tr>
            <th scope="col">{t('closed')}</th>
            <th scope="col">{t('market')}</th>
            <th scope="col" className="text-right">
              {t('result')}
            </th>
          </tr>
        </thead>
        <tbody>
          {trades.map((trade) => (
            <tr key={trade.date} className="border-t border-line">
              <td>{formatDate(locale, trade.date, 'short')}</td>
              <td>
                {trade.market}
                <span className="block text-ink-soft">{t(`exits.${trade.exit}`)}</span>
              </td>
              {money(trade.result)}
            </tr>
          ))}
          <tr className="border-t border-line">
            <td>{t('open')}</td>
            <td>{position.market}</td>
            {money(position.soFar)}
          </tr>
        </tbody>
        <tfoot className="font-[650]">
          <tr className="border-t border-ink-soft">
            <th scope="row" colSpan={2}>
              {t('total', { month: formatMonth(locale, month, 'year') })}
            </th>
            {money(result)}
          </tr>
        </tfoot>
      </table>
    </div>
  )
}
