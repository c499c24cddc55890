import { FileText } from 'lucide'
import { useTranslations } from 'use-intl'
import { Icon } from '#ui/icon.tsx'
import type { Broker } from './schema.ts'

/** A recommended broker and the documents it requires. */
export function BrokerCard({ name, description, documents }: Broker) {
  const t = useTranslations('guidelines')
  return (
    <li className="rounded-card border border-line bg-paper p-6">
      <h5 className="text-[1.125rem] leading-snug font-[650]">{name}</h5>
      <p className="mt-2 text-small text-ink-soft">{description}</p>
      <p className="mt-5 border-t border-line pt-4 text-small font-[650]">{t('documents')}</p>
      <ul className="mt-3 grid gap-2.5 text-small">
        {documents.map((document) => (
          <li key={document} className="flex gap-2.5">
            <Icon node={FileText} size={18} className="mt-0.5 shrink-0 text-sea" />
            <span>{document}</span>
          </li>
        ))}
      </ul>
    </li>
  )
}
