import { useRouteContext } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { searchCall } from './calls.ts'
import { NearestPages, type NearPage } from './nearest-pages.tsx'

/** The three best pages for the words of an address. */
export function NearAddress({ q }: { q: string }) {
  const { api, locale: lang } = useRouteContext({ from: '__root__' })
  const [pages, setPages] = useState<NearPage[]>([])
  useEffect(() => {
    void api(searchCall, { lang, q, limit: 3, section: 'all', page: 1 })
      .then(({ items, nearest }) => {
        const hits = items.map(({ title, ...item }) => ({ ...item, title: title.map(({ text }) => text).join('') }))
        return setPages([...hits, ...nearest])
      })
      .catch(console.error)
  }, [api, lang, q])
  return (
    <div className="mt-6 empty:hidden">
      <NearestPages pages={pages} />
    </div>
  )
}
