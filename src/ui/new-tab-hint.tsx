import { useTranslations } from 'use-intl'

/** Says to screen readers that the link opens a new tab. */
export function NewTabHint() {
  const t = useTranslations('shell')
  return <span className="sr-only">{` ${t('opensInNewTab')}`}</span>
}
