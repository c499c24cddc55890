import { ArrowLeft } from 'lucide'
import { useTranslations } from 'use-intl'
import { buttonStyle } from '#ui/button.ts'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'

/** The page number and a link to the previous page. */
export function PreviousPageLink({ page, total, href }: { page: number; total: number; href: string }) {
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
