import { useRouter } from '@tanstack/react-router'
import { Search } from 'lucide'
import { useTranslations } from 'use-intl'
import { localizePath } from '#i18n/paths.ts'
import { usePageLocale } from '#i18n/use-page-locale.ts'
import { maxSearchLength } from '#model/limits.ts'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { listPath } from '#ui/list/list-filter.ts'
import { ariaSearchKeys } from '#ui/search/search-form.tsx'

/** The search in the header: a field where there is room, else a link to the search page. */
export function SearchBox() {
  const t = useTranslations('search')
  const router = useRouter()
  const action = localizePath(usePageLocale(), '/search')
  return (
    <>
      <search aria-label={t('title')} className="@container hidden w-44 min-w-0 xl:block">
        <form
          action={action}
          className="relative"
          onSubmit={(event) => {
            event.preventDefault()
            const q = new FormData(event.currentTarget).get('q')
            event.currentTarget.reset()
            void router.navigate({ href: listPath('search', { q: typeof q === 'string' ? q.trim() : '' }) })
          }}
        >
          <input
            name="q"
            type="search"
            aria-label={t('label')}
            aria-keyshortcuts={ariaSearchKeys}
            maxLength={maxSearchLength}
            autoComplete="off"
            placeholder={t('title')}
            data-site-search
            className="peer h-11 w-full rounded-control border border-ink-soft/60 placeholder-shown:[&::-webkit-search-cancel-button]:hidden bg-paper pr-2 pl-10 text-small text-ink placeholder:text-ink-soft hover:border-sea"
          />
          <kbd
            aria-hidden
            data-needs-script
            className="pointer-events-none absolute top-1/2 right-2 @max-[10.5rem]:hidden -translate-y-1/2 rounded-control border border-line px-1.5 font-sans text-label leading-5 text-ink-soft peer-focus:hidden peer-[:not(:placeholder-shown)]:hidden"
          >
            Ctrl K
          </kbd>
          <button
            type="submit"
            aria-label={t('label')}
            className="absolute inset-y-0 left-0 grid w-11 place-items-center text-ink-soft hover:text-sea"
          >
            <Icon node={Search} size={18} />
          </button>
        </form>
      </search>
      <Link
        href="/search"
        aria-label={t('label')}
        aria-keyshortcuts={ariaSearchKeys}
        data-site-search
        className="grid size-11 shrink-0 place-items-center hover:text-sea xl:hidden"
      >
        <Icon node={Search} />
      </Link>
    </>
  )
}
