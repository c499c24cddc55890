import { useTranslations } from 'use-intl'

/** Says to screen readers that the link opens a new tab; paper and Markdown have no tabs. */
export function NewTabHint() {
  const t = useTranslations('shell')
  return <span className="sr-only print:hidden">{` ${t('opensInNewTab')}`}</span>
}
