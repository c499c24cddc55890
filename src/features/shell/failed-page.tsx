import { useTranslations } from 'use-intl'
import { ApiError } from '#api/api.ts'
import { RetryLink } from '#ui/retry-link.tsx'
import { StatusPage } from './status-page.tsx'

/**
 * What stands in a page's place when its loader or its rendering failed. The error itself is for the log. The server answers 503 whatever it was
 * (render-page.tsx).
 */
export function FailedPage({ error }: { error: unknown }) {
  const t = useTranslations('error')
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
