import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { StatusPage } from './status-page.tsx'

/** The page for a navigation without a network; reloads when the browser is online. */
export function OfflinePage() {
  const t = useTranslations('error')
  useEffect(() => {
    const reload = () => location.reload()
    addEventListener('online', reload)
    return () => removeEventListener('online', reload)
  }, [])
  return <StatusPage title={t('offlineTitle')} message={t('offline')} />
}
