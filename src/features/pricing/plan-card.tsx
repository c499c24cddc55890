import { useTranslations } from 'use-intl'
import { IconList } from '#ui/icon-list.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { useSiteLinks } from '#ui/href.ts'
import { usePageLocale } from '#i18n/use-page-locale.ts'
import { pricesOf, yearTexts, type PricingConfig } from '#model/plan-facts.ts'
import type { Samples } from '#model/samples-schema.ts'
import type { BotPlan } from './schema.ts'
import { TermList } from './term-list.tsx'

export interface PlanCardProps {
  plan: BotPlan
  numbers: PricingConfig
  samples: Samples | undefined
}

/** A plan: price with tax, terms, what a sample year leaves after all fees, features. */
export function PlanCard({ plan, numbers, samples }: PlanCardProps) {
  const t = useTranslations('pricing')
  const profile = useTranslations('samples.profile')
  const locale = usePageLocale()
  const text = plan.translations[0]
  const { month, adminFee, firstInvoice, minCapital } = pricesOf(locale, plan, numbers)
  const year = yearTexts(locale, plan, numbers, samples)
  const terms = [
    { name: t('minCapital'), value: minCapital },
    { name: t('adminFee'), value: adminFee ?? t('noFee') },
    { name: t('firstInvoice'), value: firstInvoice },
    ...(year ? [{ name: t(year.laterYear ? 'firstYear' : 'year'), value: year.firstYear }] : []),
    ...(year?.laterYear ? [{ name: t('laterYear'), value: year.laterYear }] : []),
  ]
  const left = year?.left.map(({ profile: name, text: value }) => ({ name: profile(name), value })) ?? []
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
        <span className="text-[2.25rem] leading-none font-[650] tracking-tight figures">{month}</span>
        <span className="mt-1.5 block text-small text-ink-soft">{t('perMonth', { rate: numbers.tax_rate })}</span>
      </p>
      <div className="mt-6 border-y border-line py-4 text-small">
        <TermList terms={terms} />
        {year && (
          <>
            <p className="mt-4 mb-1.5 font-[550]">{t('leftOf', { capital: year.capital })}</p>
            <TermList terms={left} />
          </>
        )}
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
