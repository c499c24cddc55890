import { ChevronLeft, ChevronRight } from 'lucide'
import { useTranslations } from 'use-intl'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'

/** Up to 5 page numbers, with the current one in the middle if possible. */
export function pageWindow(current: number, total: number): number[] {
  const size = Math.min(5, total)
  const first = Math.max(1, Math.min(current - 2, total - size + 1))
  return Array.from({ length: size }, (_, index) => first + index)
}

interface PaginationProps {
  page: number
  totalPages: number
  /** The address of a page of this list, without language. */
  hrefOfPage: (page: number) => string
}

const numberStyle = 'inline-flex size-11 items-center justify-center gap-1.5 rounded-control font-[550] hover:text-sea'

/** Links to up to 5 pages of a list. A single page has none. */
export function Pagination({ page, totalPages, hrefOfPage }: PaginationProps) {
  const t = useTranslations('lists')
  if (totalPages < 2) return null
  return (
    <nav aria-label={t('pages')} className="text-small">
      <ul className="flex flex-wrap items-center gap-1">
        {page > 1 && (
          <li>
            <Link href={hrefOfPage(page - 1)} rel="prev" className={`${numberStyle} w-auto pr-3`}>
              <Icon node={ChevronLeft} />
              {t('previous')}
            </Link>
          </li>
        )}
        {pageWindow(page, totalPages).map((number) => (
          <li key={number}>
            <Link
              href={hrefOfPage(number)}
              aria-label={t('page', { number })}
              aria-current={number === page ? 'page' : undefined}
              className={`${numberStyle} aria-[current]:bg-sea aria-[current]:text-paper`}
            >
              {number}
            </Link>
          </li>
        ))}
        {page < totalPages && (
          <li>
            <Link href={hrefOfPage(page + 1)} rel="next" className={`${numberStyle} w-auto pl-3`}>
              {t('next')}
              <Icon node={ChevronRight} />
            </Link>
          </li>
        )}
      </ul>
    </nav>
  )
}
