import { useTranslations } from 'use-intl'
import { useUnserved } from './unserved.ts'

/** The short note in a link to the registration; empty for visitors of countries that are served. */
export function NotServed({ href, className }: { href: string; className: string }) {
  const t = useTranslations('shell')
  return useUnserved(href) && <span className={`text-label font-[550] text-signal ${className}`}>{t('notServed')}</span>
}
