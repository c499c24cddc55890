import { useTranslations } from 'use-intl'
import { IconList } from '#ui/icon-list.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { useSiteLinks } from '#ui/href.ts'
import { usePageLocale } from '#i18n/use-page-locale.ts'
import { netTexts, pricesOf, type PricingConfig } from '#model/plan-facts.ts'
import type { BotPlan } from './schema.ts'

export interface PlanCardProps {
  plan: BotPlan
  numbers: PricingConfig
  /** The sample average annual return in percent, if the results state one. */
  annualReturn: number | undefined
}

/** A plan: price with tax, terms, the return after fees, features. */
export function PlanCard({ plan, numbers, annualReturn }: PlanCardProps) {
  const t = useTranslations('pricing')
  const text = plan.translations[0]
  const { month, adminFee, firstInvoice, minCapital } = pricesOf(plan, numbers)
  const net = netTexts(t, usePageLocale(), plan, numbers, annualReturn)
  const terms = [
    { name: t('minCapital'), value: `$${minCapital}` },
    { name: t('adminFee'), value: adminFee ? `$${adminFee}` : t('noFee') },
    { name: t('firstInvoice'), value: `$${firstInvoice}` },
  ]
  if (net) {
    terms.push(...net.nets.map(({ capital, net }) => ({ name: t('netOn', { capital }), value: net })))
    terms.push({ name: t('breakEven'), value: net.breakEven })
  }
  return (
    <li
      className="plan-card relative rounded-card border border-line bg-paper p-6 data-popular:border-signal"
      data-popular={plan.is_most_popular || undefined}
    >
      {plan.is_most_popular && (
        <p className="lettering absolute -top-px right-5 rounded-b-control bg-signal px-3 py-1 text-paper">
          {t('mostPopular')}
        </p>
      )}
      <h3 className={plan.is_most_popular ? 'pt-6 md:pt-5' : 'pt-0 md:pt-5'}>{text?.title ?? plan.title}</h3>
      <p className="mt-2 text-small text-ink-soft">{text?.intro}</p>
      <p className="mt-6">
        <span className="text-[2.25rem] leading-none font-[650] tracking-tight tabular-nums">{`$${month}`}</span>
        <span className="mt-1.5 block text-small text-ink-soft">{t('perMonth', { rate: numbers.tax_rate })}</span>
      </p>
      <div className="mt-6 border-y border-line py-4 text-small">
        <dl className="grid gap-y-1.5 tabular-nums">
          {terms.map(({ name, value }) => (
            <div key={name} className="flex justify-between gap-2">
              <dt className="text-ink-soft">{name}</dt>
              <dd className="font-[650]">{value}</dd>
            </div>
          ))}
        </dl>
        {net && <p className="mt-3 text-ink-soft">{net.warning}</p>}
      </div>
      <IconList items={text?.options ?? []} small className="mt-5 mb-7 grid content-start gap-2.5 text-small" />
      <p className="grid self-end">
        <ButtonLink href={useSiteLinks().register} kind={plan.is_most_popular ? 'primary' : 'secondary'}>
          {t('choose', { plan: plan.title })}
        </ButtonLink>
      </p>
    </li>
  )
}
