import { Check } from 'lucide-react'
import { useTranslations } from 'use-intl'

export function OutcomeList({ outcomes }: { outcomes: string[] }) {
  const t = useTranslations('academy')
  return (
    <section aria-labelledby="outcomes-title">
      <h2 id="outcomes-title">{t('outcomes')}</h2>
      <ul className="mt-7 grid gap-x-10 gap-y-4 text-small sm:grid-cols-2">
        {outcomes.map((outcome) => (
          <li key={outcome} className="flex gap-3">
            <Check aria-hidden size={20} strokeWidth={1.75} className="mt-0.5 shrink-0 text-sea" />
            <span>{outcome}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
