import { ArrowLeft, Rss } from 'lucide'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { localizePath } from '#i18n/paths.ts'
import { usePageLocale } from '#i18n/use-page-locale.ts'
import { sections, type FeedSection } from '#model/sections.ts'
import { buttonStyle } from '#ui/button.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { Picture } from '#ui/picture.tsx'
import type { ListPage } from './growing-list.ts'
import { ListEnd, type ListEndProps } from './list-end.tsx'

interface PagedListProps<T extends ListPage> extends ListEndProps<T> {
  section: FeedSection
  /** The fragment in the addresses of the pages. */
  id: string
  title: string
  filters: ReactNode
  /** The number of items that match the filters; `undefined` if the content server does not count them. */
  count: string | undefined
  /** Replaces an empty list: a sentence and a link to the whole list. */
  empty: false | { text: string; href: string; link: string }
}

/**
 * A page of a list under its filters, with a link to the previous page. Scrolling appends the
 * following pages. The address of a filter leads to `id`, so the chosen one and the count are in view.
 */
export function PagedList<T extends ListPage>({
  section,
  id,
  title,
  filters,
  count,
  empty,
  ...pages
}: PagedListProps<T>) {
  const t = useTranslations('lists')
  const locale = usePageLocale()
  const { list, page, hrefOfPage, children } = pages
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="frame pt-3 pb-12 md:pt-8 lg:pt-10 lg:pb-18">
      <h2 id={`${id}-title`} className="sr-only">
        {title}
      </h2>
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-8 gap-y-1 md:mb-10">
        <div className="max-w-full min-w-0">{filters}</div>
        <p className="flex min-h-11 items-center gap-x-6 text-small text-ink-soft md:py-1.5">
          {/* With the title, because screen readers announce only changes: two filters may match equally many. */}
          <output>
            {count && (
              <>
                <span className="sr-only">{`${title}: `}</span>
                {count}
              </>
            )}
          </output>
          <a
            href={`${localizePath(locale, sections[section].path)}/rss.xml`}
            type="application/rss+xml"
            className="inline-flex min-h-11 items-center gap-2 font-[550] hover:text-sea hover:underline"
          >
            <Icon node={Rss} size={18} />
            {t('feed')}
          </a>
        </p>
      </div>
      {page > 1 && (
        <p className="mb-10 flex flex-wrap items-center justify-between gap-x-6 border-b border-line pb-3">
          <Link href={hrefOfPage(page - 1)} className={buttonStyle.quiet}>
            <Icon node={ArrowLeft} />
            {t('previousPage', { page: String(page - 1) })}
          </Link>
          <span className="text-small text-ink-soft">
            {t('pageOf', { page: String(page), total: String(list.total_pages) })}
          </span>
        </p>
      )}
      {empty ? (
        <div className="flex flex-col items-center text-center">
          <Picture id="off-chart" alt="" size="640x420" className="w-full max-w-[22rem]" />
          <p className="mt-6 mb-6 text-ink-soft">{empty.text}</p>
          <ButtonLink href={empty.href}>{empty.link}</ButtonLink>
        </div>
      ) : (
        children(list)
      )}
      {page < list.total_pages && <ListEnd key={hrefOfPage(page)} {...pages} />}
    </section>
  )
}
