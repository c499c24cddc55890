import { useTranslations } from 'use-intl'
import { StatusPage } from './status-page.tsx'

/** What stands in a page's place when its loader or its rendering failed. The error itself is for the log. */
export function FailedPage() {
  const t = useTranslations('error')
  return <StatusPage status={500} title={t('failedTitle')} message={t('failed')} />
}
