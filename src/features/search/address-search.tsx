import { useRouterState } from '@tanstack/react-router'
import { lazy, Suspense, useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'
import { localizePath } from '#i18n/paths.ts'
import { usePageLocale } from '#i18n/use-page-locale.ts'
import { maxSearchLength } from '#model/limits.ts'
import { buttonStyle } from '#ui/button.ts'

const NearAddress = lazy(() => import('./near-address.tsx').then((module) => ({ default: module.NearAddress })))

const never = () => () => undefined

/** The words of a path's last part: `/blog/how-fees-work` → `how fees work`. */
const wordsOf = (path: string): string =>
  (path.split('/').at(-1) ?? '')
    .replaceAll(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trim()
    .slice(0, maxSearchLength)

/**
 * For an address without a page: a search field with its words. The browser adds the pages that match
 * best, so that unknown addresses cost the server no search.
 */
export function AddressSearch() {
  const t = useTranslations('search')
  const action = localizePath(usePageLocale(), '/search')
  const q = wordsOf(useRouterState({ select: ({ location }) => location.pathname }))
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return (
    <div className="mt-8 w-full max-w-[42rem] text-left">
      <search aria-label={t('title')}>
        <form action={action} className="flex gap-3">
          <input
            name="q"
            type="search"
            aria-label={t('label')}
            defaultValue={q}
            maxLength={maxSearchLength}
            autoComplete="off"
            data-site-search
            className="min-h-12 w-full rounded-control border border-ink-soft bg-paper px-4 text-[1rem] text-ink placeholder:text-ink-soft"
          />
          <button type="submit" className={`${buttonStyle.primary} shrink-0`}>
            {t('button')}
          </button>
        </form>
      </search>
      {isHydrated && q && (
        <Suspense>
          <NearAddress q={q} />
        </Suspense>
      )}
    </div>
  )
}
