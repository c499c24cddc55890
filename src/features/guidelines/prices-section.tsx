import { useTranslations } from 'use-intl'
import type { pricesOf } from '#model/plan-facts.ts'
import { Link } from '#ui/link.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { buttonStyle } from '#ui/button.ts'
import type { Guidelines } from './schema.ts'

export type PlanPrice = { id: string; title: string } & ReturnType<typeof pricesOf>

type PricesSectionProps = Guidelines['prices'] & { plans: PlanPrice[]; taxRate: number }

/** The prices of the plans with tax. `taxRate` is in percent. */
export function PricesSection({ title, note, plans, taxRate }: PricesSectionProps) {
  const t = useTranslations('guidelines')
  return (
    <section id="prices" aria-labelledby="prices-title" className="bg-chart">
      <div className="frame grid gap-x-16 gap-y-2 rhythm lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <div className="lg:row-span-2">
          <SectionHeading id="prices-title" title={title} description={note} />
        </div>
        <div>
          <table className="w-full border-collapse border-b border-line text-small figures [&_:is(td,th):not(:first-child)]:text-right [&_:is(td,th)]:py-4 [&_:is(td,th)]:pl-2 sm:[&_:is(td,th)]:pl-3 [&_:is(td,th):first-child]:pl-0">
            <caption className="sr-only">{title}</caption>
            <thead className="align-bottom text-label leading-snug text-ink-soft [&_th]:pt-0! [&_th]:font-[550]">
              <tr>
                <th scope="col" className="text-left">
                  {t('plan')}
                </th>
                <th scope="col">{t('month')}</th>
                <th scope="col">{t('adminFee')}</th>
                <th scope="col">{t('minCapital')}</th>
              </tr>
            </thead>
            <tbody>
              {plans.map((plan) => (
                <tr key={plan.id} className="border-t border-line">
                  <th scope="row" className="text-left font-[650]">
                    {plan.title}
                  </th>
                  <td className="text-[1.0625rem] font-[650] sm:text-h3">{plan.month}</td>
                  <td>{plan.adminFee ?? t('noFee')}</td>
                  <td>{plan.minCapital}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className="mt-4 flex flex-wrap items-center justify-between gap-x-8 text-small text-ink-soft">
            {t('taxIncluded', { rate: taxRate })}
            <Link href="/#pricing" className={buttonStyle.quiet}>
              {t('comparePlans')}
            </Link>
          </p>
        </div>
      </div>
    </section>
  )
}
