import { ArrowLeft } from 'lucide'
import { useTranslations } from 'use-intl'
import { buttonStyle } from '#ui/button.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { Picture } from '#ui/picture.tsx'
import type { ListPage } from './growing-list.ts'
import { ListEnd, type ListEndProps } from './list-end.tsx'

interface PagedListProps<T extends ListPage> extends ListEndProps<T> {
  /** The fragment in the addresses of the pages. */
  id: string
  title: string
  /** Replaces an empty list: a sentence and a link to the whole list. */
  empty: false | { text: string; href: string; link: string }
}

/** A page of a list with a link to the previous page. Scrolling appends the following pages. */
export function PagedList<T extends ListPage>({ id, title, empty, ...pages }: PagedListProps<T>) {
  const t = useTranslations('lists')
  const { list, page, hrefOfPage, children } = pages
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="frame pt-7 pb-12 md:pt-12 lg:py-18">
      <h2 id={`${id}-title`} className="sr-only">
        {title}
      </h2>
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
