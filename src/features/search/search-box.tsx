import { Search } from 'lucide'
import { lazy, startTransition, Suspense, useRef, useState, type MouseEvent } from 'react'
import { useTranslations } from 'use-intl'
import { localizePath } from '#i18n/paths.ts'
import { usePageLocale } from '#i18n/use-page-locale.ts'
import { maxSearchLength } from '#model/limits.ts'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { isPlainClick } from '#ui/plain-click.ts'
import { ariaSearchKeys } from '#ui/search/search-form.tsx'

const loadDialog = () => import('./search-dialog.tsx')
const SearchDialog = lazy(() => loadDialog().then((module) => ({ default: module.SearchDialog })))
/** A pointer above the control, or its focus, announces a search. */
const intent = { onPointerEnter: () => void loadDialog(), onFocus: () => void loadDialog() }

/**
 * The search in the header: a field where there is room, else a link. Both open the dialog, and lead
 * to the search page without script.
 */
export function SearchBox() {
  const t = useTranslations('search')
  const action = localizePath(usePageLocale(), '/search')
  /** The text with which the dialog opens. */
  const [opened, setOpened] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  const returnTo = useRef<Element>(null)
  // Without a transition, React would show an empty fallback first, and keep it for 300 ms.
  const start = (change: (text?: string) => string) => startTransition(() => setOpened(change))
  function open(event: MouseEvent) {
    if (!isPlainClick(event)) return
    event.preventDefault()
    returnTo.current = document.activeElement
    // The field takes what is typed while the dialog loads.
    field.current?.focus()
    start((text = '') => text)
  }
  function close() {
    setOpened(undefined)
    if (returnTo.current instanceof HTMLElement) returnTo.current.focus()
  }
  return (
    <>
      <search aria-label={t('title')} className="@container hidden w-44 min-w-0 xl:block">
        <form action={action} className="relative">
          <input
            ref={field}
            name="q"
            type="search"
            aria-label={t('label')}
            aria-keyshortcuts={ariaSearchKeys}
            aria-haspopup="dialog"
            maxLength={maxSearchLength}
            autoComplete="off"
            placeholder={t('title')}
            data-site-search
            {...intent}
            onClick={open}
            onInput={({ currentTarget }) => {
              const typed = currentTarget.value
              start((text = '') => text + typed)
              currentTarget.value = ''
            }}
            className="peer h-11 w-full rounded-control border border-ink-soft bg-paper pr-2 pl-10 text-small text-ink placeholder:text-ink-soft hover:border-sea"
          />
          <kbd
            aria-hidden
            data-needs-script
            className="pointer-events-none absolute top-1/2 right-2 @max-[10.5rem]:hidden [translate:0_-50%] rounded-control border border-line px-1.5 font-sans text-label leading-5 text-ink-soft peer-focus:hidden"
          >
            Ctrl K
          </kbd>
          <button
            type="submit"
            aria-label={t('label')}
            onClick={open}
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
        {...intent}
        onClick={open}
        className="grid size-11 shrink-0 place-items-center hover:text-sea xl:hidden"
      >
        <Icon node={Search} />
      </Link>
      <Suspense>{opened !== undefined && <SearchDialog text={opened} onClose={close} />}</Suspense>
    </>
  )
}
