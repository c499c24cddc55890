import { useRouterState } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { localizePath } from '#i18n/paths.ts'
import { usePageLocale } from '#i18n/use-page-locale.ts'
import type { ReactNode } from 'react'
import { SupportLink } from '#ui/support-link.tsx'
import { StatusPage } from './status-page.tsx'

/** The 404 and 410 pages (docs/product.md#not-found-and-gone). A refusing route has its own message. */
export function NotFoundPage({ search }: { search: ReactNode }) {
  const t = useTranslations('error')
  const locale = usePageLocale()
  const path = useRouterState({ select: (state) => state.location.pathname })
  const refused = useRouterState({ select: ({ matches }) => matches.some(({ status }) => status === 'notFound') })
  const gone = useRouterState({ select: ({ matches }) => matches.some(({ routeId }) => routeId === '/gone') })
  if (gone)
    return (
      <StatusPage status={410} title={t('goneTitle')} message={t('gone')} retry={<SupportLink />}>
        {search}
      </StatusPage>
    )
  const title = t(refused ? 'pageRefused' : 'pageNotFound', { path: localizePath(locale, path) })
  return (
    <StatusPage status={404} title={title} retry={<SupportLink />}>
      {search}
    </StatusPage>
  )
}
