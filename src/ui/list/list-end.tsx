import { Fragment, useEffect, useRef, useState, useSyncExternalStore, type MouseEvent, type ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { buttonStyle } from '#ui/button.ts'
import { Link } from '#ui/link.tsx'
import { isPlainClick } from '#ui/plain-click.ts'
import type { GrowingList, ListPage } from './growing-list.ts'

export interface ListEndProps<T extends ListPage> {
  /** The rendered page, and its number. */
  list: T
  page: number
  readPage: (page: number) => Promise<T>
  hrefOfPage: (page: number) => string
  /** Renders a page; `label` names a further one for screen readers. */
  children: (page: T, label?: string) => ReactNode
}

/** Loaded near the end of a list, with TanStack Query: most visitors do not scroll that far. */
let loaded: typeof import('./growing-list.ts') | undefined

const never = () => () => undefined

/**
 * The following pages of a list, and a link that loads more; without script it leads to the next page
 * (docs/product.md#load-more). The pages stay loaded for visitors who come back.
 */
export function ListEnd<T extends ListPage>(props: ListEndProps<T>) {
  const { list, page, readPage, hrefOfPage, children } = props
  const t = useTranslations('lists')
  const end = useRef<HTMLDivElement>(null)
  const link = useRef<HTMLAnchorElement>(null)
  const [growing, setGrowing] = useState(() => loaded?.growingList(hrefOfPage(page), list, page, readPage))
  const [isAwaited, setIsAwaited] = useState(false)
  /** The page that a click has asked for: its first title gets the focus. */
  const asked = useRef(0)
  const getState = () => growing?.getCurrentResult()
  const state = useSyncExternalStore(growing?.subscribe ?? never, getState, getState)
  const { pages, pageParams } = state?.data ?? { pages: [list], pageParams: [page] }
  const last = pageParams.at(-1) ?? page
  const hasGrown = last > page
  const hasNext = last < list.total_pages
  const isFetching = state ? state.isFetching : isAwaited
  const hasFailed = state?.isFetchNextPageError === true && !isFetching

  async function load(): Promise<GrowingList<T>> {
    // Keeps TanStack Query out of the worker.
    if (import.meta.env.SSR) throw new Error('A list grows in browsers only')
    loaded = await import('./growing-list.ts')
    const started = loaded.growingList(hrefOfPage(page), list, page, readPage)
    setGrowing(started)
    return started
  }
  const fetchNext = (from: GrowingList<T>) => void from.fetchNextPage({ cancelRefetch: false })

  useEffect(() => {
    const element = end.current ?? link.current
    // After a failure only a click fetches the page again.
    if (!element || !hasNext || isFetching || hasFailed) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        if (growing) fetchNext(growing)
        else load().catch(console.error)
      },
      // An end above the window is reached, too.
      { rootMargin: `100000px 0px ${growing ? '50px' : '100%'} 0px` },
    )
    observer.observe(element)
    return () => observer.disconnect()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- another list is another element
  }, [growing, hasNext, isFetching, hasFailed])

  useEffect(() => {
    // After the last page there is no link that could keep the focus.
    if (hasNext || asked.current !== last) return
    asked.current = 0
    const titles = end.current?.parentElement?.querySelectorAll<HTMLElement>(':scope > ul:last-of-type h3 a')
    titles?.[0]?.focus({ preventScroll: true })
  }, [last, hasNext])

  function loadMore(event: MouseEvent<HTMLAnchorElement>) {
    if (!isPlainClick(event)) return
    event.preventDefault()
    if (isFetching) return
    asked.current = last + 1
    if (growing) return fetchNext(growing)
    setIsAwaited(true)
    load().then(fetchNext, (error: unknown) => {
      console.error(error)
      location.assign(hrefOfPage(page + 1))
    })
  }

  const pageOfTotal = (number: number) => ({ page: String(number), total: String(list.total_pages) })
  return (
    <>
      {growing && (
        <>
          {pages.slice(1).map((more, index) => (
            <Fragment key={pageParams[index + 1]}>
              {children(more, t('pageOf', pageOfTotal(page + 1 + index)))}
            </Fragment>
          ))}
          {isFetching && (
            <div
              aria-hidden
              className="mt-14 grid gap-x-8 gap-y-14 motion-safe:animate-pulse sm:grid-cols-2 lg:grid-cols-3"
            >
              {['one', 'two', 'three'].map((name) => (
                <div key={name} className="aspect-4/3 rounded-card bg-line/60" />
              ))}
            </div>
          )}
          <div ref={end} />
          <output className="sr-only">{hasGrown && t('pageLoaded', pageOfTotal(last))}</output>
          {hasFailed && (
            <p role="alert" className="mt-10 text-center font-[550] text-bad">
              {t('loadFailed')}
            </p>
          )}
        </>
      )}
      {hasNext ? (
        <p className="mt-12 flex justify-center">
          <Link
            ref={link}
            id="load-more"
            href={hrefOfPage(last + 1)}
            aria-busy={isFetching}
            className={`${buttonStyle.secondary} min-w-48`}
            onClick={loadMore}
          >
            {t(isFetching ? 'loading' : 'loadMore')}
          </Link>
        </p>
      ) : (
        <p className="mt-12 text-center text-small text-ink-soft">{t('end')}</p>
      )}
    </>
  )
}
