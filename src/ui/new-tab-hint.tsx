import { useTranslations } from 'use-intl'

/** Tells screen readers that a link opens a new tab. */
export function NewTabHint() {
  const t = useTranslations('shell')
  return <span className="sr-only print:hidden">{` ${t('opensInNewTab')}`}</span>
}
