import { useTranslations } from 'use-intl'
import { ApiError } from '#api/api.ts'
import { RetryLink } from '#ui/retry-link.tsx'
import { OfflinePage } from './offline-page.tsx'
import { StatusPage } from './status-page.tsx'

/** The page for a failed loader or rendering: 503 from the server. Its caller logs the error. */
export function FailedPage({ error }: { error: unknown }) {
  const t = useTranslations('error')
  if (!import.meta.env.SSR && !navigator.onLine) return <OfflinePage />
  const statusHere = error instanceof ApiError ? error.status : 500
  return (
    <StatusPage
      status={import.meta.env.SSR ? 503 : statusHere}
      title={t('failedTitle')}
      message={t('failed')}
      retry={<RetryLink />}
    />
  )
}
