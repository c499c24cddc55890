import { Check } from 'lucide'
import { useTranslations } from 'use-intl'
import { Icon } from '#ui/icon.tsx'

export function OutcomeList({ outcomes }: { outcomes: string[] }) {
  const t = useTranslations('academy')
  return (
    <section aria-labelledby="outcomes-title">
      <h2 id="outcomes-title">{t('outcomes')}</h2>
      <ul className="mt-7 grid gap-x-10 gap-y-4 text-small sm:grid-cols-2">
        {outcomes.map((outcome) => (
          <li key={outcome} className="flex gap-3">
            <Icon node={Check} className="mt-0.5 shrink-0 text-sea" />
            <span>{outcome}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
