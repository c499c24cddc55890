import { TriangleAlert } from 'lucide'
import { useTranslations } from 'use-intl'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import type { NavLink } from './schema.ts'

/** One line that leads to the open incident. */
export function IncidentLine({ title, url }: NavLink) {
  const t = useTranslations('incidents')
  return (
    <p className="border-b border-line bg-chart text-small font-[550]">
      <Link href={url} className="frame flex min-h-11 items-center gap-3 py-2 hover:text-sea">
        <Icon node={TriangleAlert} className="shrink-0 text-signal" />
        <span>
          <strong>{t('open')}</strong>
          <span className="ml-3 underline">{title}</span>
        </span>
      </Link>
    </p>
  )
}
