import { useRouterState } from '@tanstack/react-router'
import { useLocale, useTranslations } from 'use-intl'
import { localeOfTag } from '#i18n/locales.ts'
import { localizePath } from '#i18n/paths.ts'
import { StatusPage } from './status-page.tsx'

/**
 * The 404 page (docs/product.md#not-found-and-gone). Its wording differs when a route refused its
 * parameters.
 */
export function NotFoundPage() {
  const t = useTranslations('error')
  const locale = localeOfTag(useLocale())
  const path = useRouterState({ select: (state) => state.location.pathname })
  const refused = useRouterState({ select: ({ matches }) => matches.some(({ status }) => status === 'notFound') })
  return (
    <StatusPage
      status={404}
      title={t('notFoundTitle')}
      message={t(refused ? 'pageRefused' : 'pageNotFound', { path: localizePath(locale, path) })}
    />
  )
}
