import { useRouterState } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { localizePath } from '#i18n/paths.ts'
import { usePageLocale } from '#i18n/use-page-locale.ts'
import { buttonStyle } from './button.ts'

/** Loads the page again from the server: a plain link, so it works without script. */
export function RetryLink() {
  const t = useTranslations('error')
  const locale = usePageLocale()
  const path = useRouterState({ select: ({ location }) => location.pathname + location.searchStr })
  return (
    <a href={localizePath(locale, path)} className={buttonStyle.quiet}>
      {t('retry')}
    </a>
  )
}
