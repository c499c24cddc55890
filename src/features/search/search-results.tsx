import { useTranslations } from 'use-intl'
import { HitRow } from './hit-row.tsx'
import type { FoundPages } from './queries.ts'

/** The pages found, best match first. */
export function SearchResults({ q, total, items }: FoundPages) {
  const t = useTranslations('search')
  return (
    <section aria-labelledby="found-title">
      <h2 id="found-title" className="text-h3! [overflow-wrap:anywhere]">
        {t('results', { q })}
      </h2>
      <ol className="mt-5 border-b border-line">
        {items.map((hit) => (
          <li key={hit.path} className="border-t border-line">
            <HitRow hit={hit} />
          </li>
        ))}
      </ol>
      {total > items.length && (
        <p className="mt-6 text-small text-ink-soft">{t('bestShown', { shown: String(items.length) })}</p>
      )}
    </section>
  )
}
