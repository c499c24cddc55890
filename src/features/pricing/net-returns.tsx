import { ChevronDown } from 'lucide'
import { useTranslations } from 'use-intl'
import { percentText } from '#i18n/money.ts'
import { usePageLocale } from '#i18n/use-page-locale.ts'
import { netTexts, type Numbers } from '#model/plan-facts.ts'
import { Icon } from '#ui/icon.tsx'
import type { BotPlan } from './schema.ts'

interface NetReturnsProps {
  plans: BotPlan[]
  numbers: Numbers
  /** The sample average annual return in percent, before the subscription fee. */
  annualReturn: number
}

/**
 * What the fee of each plan leaves of the stated return, and where both are equal. Folded on
 * phones, where each plan's card says it, too.
 */
export function NetReturns({ plans, numbers, annualReturn }: NetReturnsProps) {
  const t = useTranslations('pricing')
  const locale = usePageLocale()
  const gross = percentText(locale, annualReturn)
  const title = t('netTitle', { gross })
  return (
    <section
      aria-labelledby="net-returns-title"
      className="mt-10 grid gap-x-16 gap-y-6 md:mt-14 lg:grid-cols-[1fr_1.6fr]"
    >
      <h3 id="net-returns-title" className="max-md:hidden">
        {title}
      </h3>
      <details className="folds-on-phones group">
        <summary className="flex min-h-12 items-center justify-between gap-4 font-[650] hover:text-sea">
          {title}
          <Icon node={ChevronDown} size={22} className="shrink-0 transition-transform group-open:rotate-180" />
        </summary>
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
        <p className="mt-4 text-small text-ink-soft">{t('netText', { gross })}</p>
      </details>
    </section>
  )
}
