import { useInfiniteQuery, type InfiniteData } from '@tanstack/react-query'
import { Fragment, useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { queryClient } from '#model/query-client.ts'
import { MoreLink, moreLinkId } from '#ui/more-link.tsx'
import { isPlainClick } from '#ui/plain-click.ts'

/** How close to the window the list's end loads the next page (docs/product.md#load-more). */
const margin = '0px 0px 50px 0px'
/** The same for a visitor who jumps past the list's end to the bottom of the page. */
const marginAfterJump = '100000px 0px 50px 0px'

export interface GrowingListProps<T extends { total_pages: number }> {
  /** The rendered page, and its number. */
  list: T
  page: number
  readPage: (page: number) => Promise<T>
  /** The address of a page of this list. */
  hrefOfPage: (page: number) => string
  /** Renders a page; `label` names a further one for screen readers. */
  children: (page: T, label?: string) => ReactNode
  /** Placeholder with the size of a page, while it is fetched. */
  placeholder: ReactNode
}

/**
 * The further pages, appended as they load, and the Load More link. Only in the browser. Pages that
 * have come stay as they are: none is read again behind the visitor's back. `wanted` loads the next
 * page at once.
 */
export function GrowingList<T extends { total_pages: number }>({
  list,
  page,
  readPage,
  hrefOfPage,
  children,
  placeholder,
  wanted,
}: GrowingListProps<T> & { wanted: boolean }) {
  const t = useTranslations('lists')
  const end = useRef<HTMLDivElement>(null)
  const { data, fetchNextPage, hasNextPage, isFetching, isFetchNextPageError } = useInfiniteQuery<
    T,
    Error,
    InfiniteData<T, number>,
    string[],
    number
  >(
    {
      queryKey: ['list', hrefOfPage(page)],
      queryFn: ({ pageParam }) => readPage(pageParam),
      initialPageParam: page,
      initialData: { pages: [list], pageParams: [page] },
      getNextPageParam: ({ total_pages }, _pages, number) => (number < total_pages ? number + 1 : undefined),
      staleTime: Infinity,
      retry: 1,
    },
    queryClient,
  )
  const total = list.total_pages
  const last = data.pageParams.at(-1) ?? page
  const hasGrown = last > page

  // This link replaces the server's Load More link; it takes over its focus.
  const link = useRef<HTMLAnchorElement>(null)
  const [takesFocus] = useState(() => document.activeElement?.id === moreLinkId)
  useEffect(() => {
    if (takesFocus) link.current?.focus({ preventScroll: true })
  }, [takesFocus])

  useEffect(() => {
    if (wanted) void fetchNextPage({ cancelRefetch: false })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only once, for the click that brought the list
  }, [])

  useEffect(() => {
    // After a failure only a click fetches the page again.
    if (!end.current || !hasNextPage || isFetching || isFetchNextPageError) return undefined
    // A visitor who stays at the bottom gets one page only, not all of them.
    const stays = hasGrown && end.current.getBoundingClientRect().bottom < 0
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) void fetchNextPage({ cancelRefetch: false })
      },
      { rootMargin: stays ? margin : marginAfterJump },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [hasNextPage, hasGrown, isFetching, isFetchNextPageError, fetchNextPage])

  function loadMore(event: MouseEvent<HTMLAnchorElement>) {
    if (!isPlainClick(event)) return
    event.preventDefault()
    if (!isFetching) void fetchNextPage({ cancelRefetch: false })
  }

  return (
    <>
      {data.pages.slice(1).map((more, index) => (
        <Fragment key={data.pageParams[index + 1]}>
          {children(more, t('pageOf', { page: String(page + 1 + index), total: String(total) }))}
        </Fragment>
      ))}
      {isFetching && <div aria-hidden>{placeholder}</div>}
      <div ref={end} />
      <output className="sr-only">{hasGrown && t('pageLoaded', { page: String(last), total: String(total) })}</output>
      {isFetchNextPageError && !isFetching && (
        <p role="alert" className="mt-10 text-center font-[550] text-bad">
          {t('loadFailed')}
        </p>
      )}
      {hasNextPage ? (
        <MoreLink ref={link} href={hrefOfPage(last + 1)} busy={isFetching} onClick={loadMore} />
      ) : (
        <p className="mt-12 text-center text-small text-ink-soft">{t('end')}</p>
      )}
    </>
  )
}
