import { useRouterState } from '@tanstack/react-router'
import { useLocale, useTranslations } from 'use-intl'
import { localeOfTag } from '#i18n/locales.ts'
import { localizePath } from '#i18n/paths.ts'
import { StatusPage } from './status-page.tsx'

/** "Page not found" plus the path (spec §8), in the frame of the site. */
export function NotFoundPage() {
  const t = useTranslations('error')
  const locale = localeOfTag(useLocale())
  const path = useRouterState({ select: (state) => state.location.pathname })
  return (
    <StatusPage
      status={404}
      title={t('notFoundTitle')}
      message={t('pageNotFound', { path: localizePath(locale, path) })}
    />
  )
}
