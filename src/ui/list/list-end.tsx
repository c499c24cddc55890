import { useEffect, useRef, useState, type MouseEvent } from 'react'
import { MoreLink } from '#ui/more-link.tsx'
import { isPlainClick } from '#ui/plain-click.ts'
import type { GrowingList, GrowingListProps } from './growing-list.tsx'

const loadGrowing = async () => (await import('./growing-list.tsx')).GrowingList

/** One window before the list's end, or past it after a jump to the bottom of the page. */
const near = '100000px 0px 100% 0px'

/**
 * The end of a list's page: a Load More link. Near the window, or on a click, the growing list
 * takes its place, which brings TanStack Query: most visits do not come this far.
 */
export function ListEnd<T extends { total_pages: number }>(props: GrowingListProps<T>) {
  const link = useRef<HTMLAnchorElement>(null)
  const [Growing, setGrowing] = useState<typeof GrowingList>()
  const [loading, setLoading] = useState(false)
  const href = props.hrefOfPage(props.page + 1)

  useEffect(() => {
    if (!link.current) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return
        // A click tries again.
        loadGrowing().then((list) => setGrowing(() => list), console.error)
      },
      { rootMargin: near },
    )
    observer.observe(link.current)
    return () => observer.disconnect()
  }, [])

  function loadMore(event: MouseEvent<HTMLAnchorElement>) {
    if (!isPlainClick(event)) return
    event.preventDefault()
    setLoading(true)
    // Without the growing list the link is followed.
    loadGrowing().then(
      (list) => setGrowing(() => list),
      () => location.assign(href),
    )
  }

  if (Growing) return <Growing {...props} wanted={loading} />
  return <MoreLink ref={link} href={href} busy={loading} onClick={loadMore} />
}
