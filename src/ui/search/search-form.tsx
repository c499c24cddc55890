import { Search } from 'lucide'
import type { ReactNode } from 'react'
import { useLocale } from 'use-intl'
import { localeOfTag } from '#i18n/locales.ts'
import { localizePath } from '#i18n/paths.ts'
import { buttonStyle } from '#ui/button.ts'
import type { StaticPath } from '#ui/href.ts'
import { Icon } from '#ui/icon.tsx'
import { ariaSearchKeys } from './aria-search-keys.ts'
import { useLiveSearch } from './use-live-search.ts'

interface SearchFormProps {
  /** The page that the form searches, and the address on it of what was typed. */
  path: StaticPath
  hrefOf: (q: string) => string
  q: string
  /** Of the field, on its page. */
  id: string
  label: string
  placeholder: string
  button: string
  /** Takes the focus when its page opens, by keyboard shortcut too (features/search/search-shortcut.ts). */
  ofSite?: boolean
  /** Hidden fields that a search keeps. */
  children?: ReactNode
}

/** A search box: a plain GET form, whose list follows typing where scripts run. A search starts at page 1 (spec §4). */
export function SearchForm({ path, hrefOf, q, id, label, placeholder, button, ofSite, children }: SearchFormProps) {
  const action = localizePath(localeOfTag(useLocale()), path)
  const { field, search, follow } = useLiveSearch(q, hrefOf)
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
            className="pointer-events-none absolute top-1/2 left-4 hidden -translate-y-1/2 text-ink-soft sm:block"
          />
          <input
            ref={field}
            id={id}
            name="q"
            type="search"
            defaultValue={q}
            maxLength={100}
            autoComplete="off"
            placeholder={placeholder}
            data-site-search={ofSite}
            aria-keyshortcuts={ofSite ? ariaSearchKeys : undefined}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the page is there for nothing but to search
            autoFocus={ofSite && q === ''}
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
          {button}
        </button>
      </form>
    </search>
  )
}
