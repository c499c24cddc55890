import { useTranslations } from 'use-intl'
import { Link } from '#ui/link.tsx'
import type { SearchAnswer } from './schema.ts'
import { breakable } from '#i18n/breakable.ts'

export type NearPage = SearchAnswer['nearest'][number]

/** Links to the pages whose titles are closest to a search or an address. */
export function NearestPages({ pages }: { pages: readonly NearPage[] }) {
  const t = useTranslations('search')
  if (pages.length === 0) return null
  return (
    <section aria-labelledby="nearest-title">
      <h2 id="nearest-title" className="text-h3!" suppressHydrationWarning>
        {breakable(t('nearest'))}
      </h2>
      <ul className="mt-3">
        {pages.map(({ kind, path, title }) => (
          <li key={path}>
            <Link
              href={path}
              className="inline-flex min-h-11 items-center font-[550] text-sea underline underline-offset-4"
            >
              {title}
            </Link>
            <span className="text-small text-ink-soft">{` · ${t(`kinds.${kind}`)}`}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
