import { useHydrated } from '@tanstack/react-router'
import { GrowingList, type LoadMoreProps } from './growing-list.tsx'
import { MoreLink } from '#ui/more-link.tsx'

/**
 * After the first page of a list: a link to the next page; after hydration also the following
 * pages, loaded as the visitor scrolls. The query and its client exist only in the browser.
 */
export function LoadMore<T extends { total_pages: number }>(props: LoadMoreProps<T>) {
  const hydrated = useHydrated()
  if (props.page >= props.total) return null
  return hydrated ? <GrowingList {...props} /> : <MoreLink href={props.hrefOfPage(props.page + 1)} />
}
