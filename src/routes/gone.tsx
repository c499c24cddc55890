import { createFileRoute } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { StatusPage } from '#features/shell/status-page.tsx'

/** What the gateway shows at every address that is gone (docs/product.md#not-found-and-gone). */
export const Route = createFileRoute('/gone')({ component: GonePage })

function GonePage() {
  const t = useTranslations('error')
  return <StatusPage status={410} title={t('goneTitle')} message={t('gone')} />
}
