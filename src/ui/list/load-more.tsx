import { useHydrated } from '@tanstack/react-router'
import { GrowingList, type LoadMoreProps } from './growing-list.tsx'
import { MoreLink } from '#ui/more-link.tsx'

/**
 * What follows the first page of a list: a link to the next one; once the page is awake, the pages themselves, as
 * the visitor nears the end. The query, and the client it needs, exist only in the browser.
 */
export function LoadMore<T extends { total_pages: number }>(props: LoadMoreProps<T>) {
  const hydrated = useHydrated()
  if (props.page >= props.total) return null
  return hydrated ? <GrowingList {...props} /> : <MoreLink href={props.hrefOfPage(props.page + 1)} />
}
