import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { StatusPage } from './status-page.tsx'

/** Shown in place of a page that the app cannot load without a network; loads it when there is one. */
export function OfflinePage() {
  const t = useTranslations('error')
  useEffect(() => {
    const reload = () => location.reload()
    addEventListener('online', reload)
    return () => removeEventListener('online', reload)
  }, [])
  return <StatusPage title={t('offlineTitle')} message={t('offline')} />
}
