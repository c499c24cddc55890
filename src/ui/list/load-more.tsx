import type { DefinedInitialDataInfiniteOptions, InfiniteData, QueryKey } from '@tanstack/react-query'
import { useHydrated } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { GrowingList } from './growing-list.tsx'
import { MoreLink } from '#ui/more-link.tsx'

export interface LoadMoreProps<T extends { total_pages: number }> {
  /** The list's pages from the rendered one on (api/more-pages.ts). */
  query: DefinedInitialDataInfiniteOptions<T, Error, InfiniteData<T, number>, QueryKey, number>
  /** The rendered page, and how many there are. */
  page: number
  total: number
  /** The address of a page of this list. */
  hrefOfPage: (page: number) => string
  /** A further page, and its number, as it is appended. */
  children: (page: T, number: number) => ReactNode
  /** Stands where the next page will, in its size. */
  placeholder: ReactNode
}

/**
 * What follows the first page of a list: a link to the next one; once the page is awake, the pages themselves, as
 * the visitor nears the end (spec §2). The query, and the client it needs, exist only in the browser.
 */
export function LoadMore<T extends { total_pages: number }>(props: LoadMoreProps<T>) {
  const hydrated = useHydrated()
  if (props.page >= props.total) return null
  return hydrated ? <GrowingList {...props} /> : <MoreLink href={props.hrefOfPage(props.page + 1)} />
}
