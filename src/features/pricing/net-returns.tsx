import { useTranslations } from 'use-intl'
import { percentText } from '#i18n/money.ts'
import { usePageLocale } from '#i18n/use-page-locale.ts'
import { netTexts, type Numbers } from '#model/plan-facts.ts'
import type { BotPlan } from './schema.ts'

interface NetReturnsProps {
  plans: BotPlan[]
  numbers: Numbers
  /** The sample average annual return in percent, before the subscription fee. */
  annualReturn: number
}

/** What the fee of each plan leaves of the stated return, and where both are equal. */
export function NetReturns({ plans, numbers, annualReturn }: NetReturnsProps) {
  const t = useTranslations('pricing')
  const locale = usePageLocale()
  const gross = percentText(locale, annualReturn)
  return (
    <section aria-labelledby="net-returns-title" className="mt-14 grid gap-x-16 gap-y-6 lg:grid-cols-[1fr_1.6fr]">
      <div>
        <h3 id="net-returns-title">{t('netTitle', { gross })}</h3>
        <p className="mt-3 text-small text-ink-soft">{t('netText', { gross })}</p>
      </div>
      <table className="net-returns tabular-nums">
        <thead>
          <tr>
            <th scope="col">{t('plan')}</th>
            <th scope="col">{t('atMinimum')}</th>
            <th scope="col">{t('atTwice')}</th>
            <th scope="col">{t('breakEven')}</th>
          </tr>
        </thead>
        <tbody>
          {plans.map((plan) => {
            const texts = netTexts(t, locale, plan, numbers, annualReturn)
            return (
              <tr key={plan.id}>
                <th scope="row">{plan.translations[0]?.title ?? plan.title}</th>
                {texts?.nets.map(({ capital, net }) => (
                  <td key={capital}>
                    {net}
                    <span className="block text-ink-soft">{capital}</span>
                  </td>
                ))}
                <td>{texts?.breakEven}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}
