import { useHydrated } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide'
import { useTranslations } from 'use-intl'
import { ButtonLink } from '#ui/button-link.tsx'
import { buttonStyle } from '#ui/button.ts'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { MoreLink } from '#ui/more-link.tsx'
import { Picture } from '#ui/picture.tsx'
import { GrowingList, type GrowingListProps } from './growing-list.tsx'

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
    <section id={id} aria-labelledby={`${id}-title`} className="frame py-12 lg:py-18">
      <h2 id={`${id}-title`} className="sr-only">
        {title}
      </h2>
      {page > 1 && <PreviousPageLink page={page} total={total} href={hrefOfPage(page - 1)} />}
      {empty ? <EmptyList {...empty} /> : children(list)}
      {page < total && (hydrated ? <GrowingList {...pages} /> : <MoreLink href={hrefOfPage(page + 1)} />)}
    </section>
  )
}

/** The page number and a link to the previous page. */
function PreviousPageLink({ page, total, href }: { page: number; total: number; href: string }) {
  const t = useTranslations('lists')
  return (
    <p className="mb-10 flex flex-wrap items-center justify-between gap-x-6 border-b border-line pb-3">
      <Link href={href} className={buttonStyle.quiet}>
        <Icon node={ArrowLeft} />
        {t('previousPage', { page: String(page - 1) })}
      </Link>
      <span className="text-small text-ink-soft tabular-nums">
        {t('pageOf', { page: String(page), total: String(total) })}
      </span>
    </p>
  )
}

function EmptyList({ text, href, link }: { text: string; href: string; link: string }) {
  return (
    <div className="flex flex-col items-center text-center">
      <Picture id="off-chart" alt="" size="640x420" className="w-full max-w-[22rem]" />
      <p className="mt-6 mb-6 text-ink-soft">{text}</p>
      <ButtonLink href={href}>{link}</ButtonLink>
    </div>
  )
}
