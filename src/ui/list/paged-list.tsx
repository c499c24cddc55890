import { useHydrated } from '@tanstack/react-router'
import { MoreLink } from '#ui/more-link.tsx'
import { EmptyList } from './empty-list.tsx'
import { GrowingList, type GrowingListProps } from './growing-list.tsx'
import { PreviousPageLink } from './previous-page-link.tsx'

interface PagedListProps<T extends { total_pages: number }> extends GrowingListProps<T> {
  /** The list's anchor, which the addresses of its pages name. */
  id: string
  title: string
  /** The rendered page. */
  list: T
  /** In place of an empty list: a sentence, and a link to the whole list. */
  empty: false | { text: string; href: string; link: string }
}

/**
 * A page of a list, with a link to the previous one and to the next one. After hydration the
 * following pages are appended as the visitor scrolls: their query exists only in the browser.
 */
export function PagedList<T extends { total_pages: number }>({ id, title, list, empty, ...pages }: PagedListProps<T>) {
  const { page, total, hrefOfPage, children } = pages
  const hydrated = useHydrated()
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="frame pt-7 pb-12 md:pt-12 lg:py-18">
      <h2 id={`${id}-title`} className="sr-only">
        {title}
      </h2>
      {page > 1 && <PreviousPageLink page={page} total={total} href={hrefOfPage(page - 1)} />}
      {empty ? <EmptyList {...empty} /> : children(list)}
      {page < total && (hydrated ? <GrowingList {...pages} /> : <MoreLink href={hrefOfPage(page + 1)} />)}
    </section>
  )
}
