import { Search } from 'lucide-react'
import { useLocale, useTranslations } from 'use-intl'
import { localeOfTag } from '#i18n/locales.ts'
import { localizePath } from '#i18n/paths.ts'
import { buttonStyle } from '#ui/button.ts'
import type { CategoryFilter } from './schema.ts'
import { useLiveSearch } from './use-live-search.ts'

/** The search box: a plain GET form, whose list follows typing where scripts run. A search starts at page 1 (spec §4). */
export function SearchForm({ q, category }: { q: string; category: CategoryFilter }) {
  const t = useTranslations('knowledgeBase')
  const action = localizePath(localeOfTag(useLocale()), '/knowledge-base')
  const { field, search, follow } = useLiveSearch(q, category)
  return (
    <search>
      <form
        action={action}
        className="mt-8 flex max-w-[42rem] gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          search(field.current?.value ?? '')
        }}
      >
        {category !== 'all' && <input type="hidden" name="category" value={category} />}
        <label htmlFor="knowledge-base-search" className="sr-only">
          {t('search')}
        </label>
        <span className="relative min-w-0 flex-1">
          <Search
            aria-hidden
            size={20}
            strokeWidth={1.75}
            className="pointer-events-none absolute top-1/2 left-4 hidden -translate-y-1/2 text-ink-soft sm:block"
          />
          <input
            ref={field}
            id="knowledge-base-search"
            name="q"
            type="search"
            defaultValue={q}
            maxLength={100}
            autoComplete="off"
            placeholder={t('searchPlaceholder')}
            onChange={(event) => {
              // Half-typed syllables of an input method are no search yet.
              if (!(event.nativeEvent instanceof InputEvent && event.nativeEvent.isComposing))
                follow(event.target.value)
            }}
            onCompositionEnd={(event) => follow(event.currentTarget.value)}
            className="min-h-14 w-full rounded-control border border-ink-soft bg-paper px-4 text-[1.0625rem] text-ink placeholder:text-ink-soft sm:pl-12"
          />
        </span>
        <button type="submit" className={`${buttonStyle.primary} min-h-14`}>
          {t('searchButton')}
        </button>
      </form>
    </search>
  )
}
