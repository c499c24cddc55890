import { ChevronRight } from 'lucide'
import { useTranslations } from 'use-intl'
import type { StaticPath } from './href.ts'
import { Icon } from './icon.tsx'
import { Link } from './link.tsx'

/** Breadcrumbs: home, then links to the pages `above`, then the page's title. */
export function Breadcrumbs({ above, title }: { above: { title: string; href: StaticPath }[]; title: string }) {
  const t = useTranslations('shell')
  return (
    <nav aria-label={t('breadcrumbs')} className="text-small text-ink-soft">
      <ol className="flex flex-wrap items-center gap-x-1.5">
        {[{ title: t('home'), href: '/' as const }, ...above].map((page) => (
          <li key={page.href} className="flex items-center gap-1.5">
            <Link href={page.href} className="flex min-h-11 items-center hover:text-sea hover:underline">
              {page.title}
            </Link>
            <Icon node={ChevronRight} size={16} />
          </li>
        ))}
        <li aria-current="page" className="min-w-0 flex-[1_1_6rem] truncate text-ink">
          {title}
        </li>
      </ol>
    </nav>
  )
}
