import { useTranslations } from 'use-intl'
import { usePageLocale } from '#i18n/use-page-locale.ts'
import { CostForm } from './cost-form.tsx'
import { readCosts } from './read-costs.ts'
import type { BotPlan } from './schema.ts'

/** A short form that leads to the page of costs. */
export function CostTeaser({ plans: [first, ...others] }: { plans: BotPlan[] }) {
  const t = useTranslations('costs')
  const locale = usePageLocale()
  if (!first) return null
  const plans: [BotPlan, ...BotPlan[]] = [first, ...others]
  return (
    <section aria-labelledby="cost-teaser" className="mt-10 grid gap-x-12 gap-y-4 md:grid-cols-[1fr_2fr]">
      <div>
        <h3 id="cost-teaser">{t('teaser')}</h3>
        <p className="mt-2 text-small text-ink-soft">{t('teaserText')}</p>
      </div>
      <CostForm plans={plans} texts={readCosts(locale, plans, {}).texts} fields={['capital']} />
    </section>
  )
}
