import { useRouterState } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { localizePath } from '#i18n/paths.ts'
import { usePageLocale } from '#i18n/use-page-locale.ts'
import { SupportLink } from '#ui/support-link.tsx'
import { StatusPage } from './status-page.tsx'

/** The 404 and 410 pages (docs/product.md#not-found-and-gone). A refusing route has its own message. */
export function NotFoundPage({ search }: { search: ReactNode }) {
  const t = useTranslations()
  const locale = usePageLocale()
  const path = localizePath(locale, useRouterState({ select: (state) => state.location.pathname }))
  const refused = useRouterState({
    select: ({ matches }) => matches.find(({ status }) => status === 'notFound')?.routeId,
  })
  const gone = useRouterState({ select: ({ matches }) => matches.some(({ routeId }) => routeId === '/gone') })
  const missing =
    refused === '/knowledge-base/$slug'
      ? t('knowledgeBase.articleNotFound')
      : t(refused ? 'error.pageRefused' : 'error.pageNotFound', { path })
  return (
    <StatusPage
      {...(gone
        ? { status: 410, title: t('error.goneTitle'), message: t('error.gone') }
        : { status: 404, title: missing })}
      retry={<SupportLink />}
    >
      {search}
    </StatusPage>
  )
}
