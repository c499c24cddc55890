import { Search } from 'lucide'
import type { ReactNode } from 'react'
import { localizePath } from '#i18n/paths.ts'
import { usePageLocale } from '#i18n/use-page-locale.ts'
import { maxSearchLength } from '#model/limits.ts'
import { buttonStyle } from '#ui/button.ts'
import type { StaticPath } from '#ui/href.ts'
import { Icon } from '#ui/icon.tsx'
import { useLiveSearch } from './use-live-search.ts'

/** The shortcut of the site search for `aria-keyshortcuts` (features/search/search-shortcut.ts). */
export const ariaSearchKeys = 'Control+K Meta+K'

interface SearchFormProps {
  /** The page that the form searches, and a function that returns its address for a search text. */
  path: StaticPath
  hrefOf: (q: string) => string
  q: string
  id: string
  label: string
  placeholder: string
  button: string
  /** The site search: focused when its page opens, and on the keyboard shortcut. */
  ofSite?: boolean
  /** Hidden fields that a search keeps. */
  children?: ReactNode
}

/** A search field: a plain GET form. Where scripts run, the list follows the typing. */
export function SearchForm({ path, hrefOf, q, id, label, placeholder, button, ofSite, children }: SearchFormProps) {
  const action = localizePath(usePageLocale(), path)
  const { field, search, searchSoon } = useLiveSearch(q, hrefOf)
  return (
    <search aria-label={label}>
      <form
        action={action}
        className="mt-8 flex max-w-[42rem] gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          search(field.current?.value ?? '')
        }}
      >
        {children}
        <label htmlFor={id} className="sr-only">
          {label}
        </label>
        <span className="relative min-w-0 flex-1">
          <Icon
            node={Search}
            className="pointer-events-none absolute top-1/2 left-4 hidden [translate:0_-50%] text-ink-soft sm:block"
          />
          <input
            ref={field}
            id={id}
            name="q"
            type="search"
            defaultValue={q}
            maxLength={maxSearchLength}
            autoComplete="off"
            placeholder={placeholder}
            data-site-search={ofSite}
            aria-keyshortcuts={ofSite ? ariaSearchKeys : undefined}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the page is only for searching
            autoFocus={ofSite && q === ''}
            onChange={(event) => {
              // During input of an IME composition the text is not complete.
              if (!(event.nativeEvent instanceof InputEvent && event.nativeEvent.isComposing))
                searchSoon(event.target.value)
            }}
            onCompositionEnd={(event) => searchSoon(event.currentTarget.value)}
            className="min-h-14 w-full rounded-control border border-ink-soft bg-paper px-4 text-[1.0625rem] text-ink placeholder:text-ink-soft sm:pl-12"
          />
        </span>
        <button type="submit" className={`${buttonStyle.primary} min-h-14`}>
          {button}
        </button>
      </form>
    </search>
  )
}
