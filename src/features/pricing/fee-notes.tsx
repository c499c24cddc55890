import { useTranslations } from 'use-intl'
import type { PricingPage } from './schema.ts'

/** Splits `Title (note)`; the note is optional. */
export function splitPolicy(policy: string): { title: string; note: string | undefined } {
  const match = /^(.+?)\s*[(（]([^()（）]+)[)）]$/.exec(policy)
  return { title: match?.[1] ?? policy, note: match?.[2] }
}

/** The setup fee, the sign-up link and the fee policies. */
export function FeeNotes({ page }: { page: PricingPage }) {
  const t = useTranslations('pricing')
  return (
    <div className="mt-10 grid gap-8 md:mt-16 md:grid-cols-2 md:gap-12 md:grid-rows-[auto_1fr] lg:grid-cols-[1fr_1.25fr_1.25fr]">
      <section aria-labelledby="setup-fee">
        <h3 id="setup-fee">{t('setupFee')}</h3>
        <p className="mt-2 text-small text-ink-soft md:mt-4">{page.setup_fee_description}</p>
      </section>
      <section aria-labelledby="plan-onboarding" className="md:max-lg:col-start-1">
        <h3 id="plan-onboarding">{t('onboarding')}</h3>
        <ol className="mt-2 grid gap-2 md:mt-4 md:gap-3 text-small text-ink-soft">
          {page.plan_onboarding.map((line, index) => (
            <li key={line} className="flex gap-3">
              <span aria-hidden className="w-5 shrink-0 font-[650] text-sea figures">
                {index + 1}
              </span>
              <span>{line}</span>
            </li>
          ))}
        </ol>
      </section>
      <section
        aria-labelledby="fee-policy"
        className="md:max-lg:col-start-2 md:max-lg:row-span-2 md:max-lg:row-start-1"
      >
        <h3 id="fee-policy">{t('feePolicy')}</h3>
        <ul className="mt-3 border-b border-line text-small md:mt-4">
          {page.plan_fee_policy.map(splitPolicy).map(({ title, note }) => (
            <li key={title} className="border-t border-line py-2 md:py-2.5">
              {`${title} `}
              {note && <span className="block text-ink-soft">{note}</span>}
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
