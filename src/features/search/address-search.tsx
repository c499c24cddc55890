import { useRouteContext, useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { maxSearchLength } from '#model/limits.ts'
import { listPath } from '#ui/list/list-filter.ts'
import { SearchForm } from '#ui/search/search-form.tsx'
import { searchCall } from './calls.ts'
import { NearestPages, type NearPage } from './nearest-pages.tsx'

/** The words of a path's last part: `/blog/how-fees-work` → `how fees work`. */
const wordsOf = (path: string): string =>
  (path.split('/').at(-1) ?? '')
    .replaceAll(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trim()
    .slice(0, maxSearchLength)

/**
 * For an address without a page: a search field with its words. The browser adds the pages that match
 * best, so that unknown addresses cost the server no search.
 */
export function AddressSearch() {
  const t = useTranslations('search')
  const { api, locale: lang } = useRouteContext({ from: '__root__' })
  const q = wordsOf(useRouterState({ select: ({ location }) => location.pathname }))
  const [pages, setPages] = useState<NearPage[]>([])
  useEffect(() => {
    if (q)
      void api(searchCall, { lang, q, limit: 3, section: 'all', page: 1 })
        .then(({ items, nearest }) => {
          const hits = items.map(({ title, ...item }) => ({ ...item, title: title.map(({ text }) => text).join('') }))
          return setPages([...hits, ...nearest])
        })
        .catch(console.error)
  }, [api, lang, q])
  return (
    <div className="w-full max-w-[42rem] text-left">
      <SearchForm
        path="/search"
        hrefOf={(text) => listPath('search', { q: text })}
        q={q}
        id="address-search"
        label={t('label')}
        placeholder={t('placeholder')}
        button={t('button')}
      />
      <div className="mt-6 empty:hidden">
        <NearestPages pages={pages} />
      </div>
    </div>
  )
}
