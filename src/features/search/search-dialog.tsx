import { useRouter } from '@tanstack/react-router'
import { Search, X } from 'lucide'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useTranslations } from 'use-intl'
import { maxSearchLength } from '#model/limits.ts'
import { adoptStyles } from '#ui/adopt-styles.ts'
import { useSiteLinks } from '#ui/href.ts'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { listPath } from '#ui/list/list-filter.ts'
import { optionGroups } from './option-groups.ts'
import { recentSearches, rememberSearch } from './recent-searches.ts'
import styles from './search-dialog.css?inline'
import { SearchOptions } from './search-options.tsx'
import { useQuickSearch } from './use-quick-search.ts'

adoptStyles(styles)

const listId = 'search-options'

interface SearchDialogProps {
  /** The text that the visitor has already typed. */
  text: string
  onClose: () => void
}

/**
 * The search over the page: hits as you type. Arrow keys choose, Enter follows, Escape closes; the
 * browser then returns the focus (docs/product.md#search-dialog).
 */
export function SearchDialog({ text, onClose }: SearchDialogProps) {
  const t = useTranslations('search')
  const contactSupport = useTranslations('article')('contactSupport')
  const { support } = useSiteLinks()
  const router = useRouter()
  const dialog = useRef<HTMLDialogElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(text)
  const [chosen, setChosen] = useState(-1)
  const q = typed.trim()
  const { answer, failed } = useQuickSearch(q)
  const groups = optionGroups(answer, q === '' ? recentSearches() : [])

  useEffect(() => {
    dialog.current?.showModal()
    field.current?.setSelectionRange(text.length, text.length)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when the dialog opens
  }, [])

  const options = () => [...(dialog.current?.querySelectorAll<HTMLElement>('[role=option]') ?? [])]
  const leave = () => {
    rememberSearch(q)
    dialog.current?.close()
  }
  function choose(index: number) {
    setChosen(index)
    options()[index]?.scrollIntoView({ block: 'nearest' })
  }
  function onKeyDown(event: KeyboardEvent) {
    const count = options().length
    const next = { ArrowDown: chosen + 1 < count ? chosen + 1 : -1, ArrowUp: chosen < 0 ? count - 1 : chosen - 1 }
    if (event.nativeEvent.isComposing || !(event.key === 'ArrowDown' || event.key === 'ArrowUp')) return
    event.preventDefault()
    choose(next[event.key])
  }
  const change = (value: string) => {
    setTyped(value)
    setChosen(-1)
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- Escape closes it, too
    <dialog
      ref={dialog}
      aria-label={t('label')}
      className="search-dialog"
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && dialog.current.close()}
    >
      <form
        className="search-dialog-field"
        onSubmit={(event) => {
          event.preventDefault()
          const option = options()[chosen]
          if (option) return option.click()
          leave()
          void router.navigate({ href: listPath('search', { q }) })
        }}
      >
        <Icon node={Search} />
        <input
          ref={field}
          type="search"
          role="combobox"
          aria-label={t('label')}
          aria-expanded={groups.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={chosen < 0 ? undefined : `${listId}-${chosen}`}
          value={typed}
          maxLength={maxSearchLength}
          autoComplete="off"
          placeholder={t('placeholder')}
          onChange={(event) => change(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        <button type="button" aria-label={t('close')} onClick={() => dialog.current?.close()}>
          <Icon node={X} />
        </button>
      </form>
      {answer?.total === 0 && (
        <p className="search-dialog-none">
          {t('noneTitle')} · <Link href={support}>{contactSupport}</Link>
        </p>
      )}
      <SearchOptions
        id={listId}
        q={q}
        total={answer?.total ?? 0}
        groups={groups}
        chosen={chosen}
        search={change}
        leave={leave}
      />
      <output className="sr-only">{q && answer && t('resultCount', { count: answer.total })}</output>
      {failed && <p role="alert">{t('failed')}</p>}
    </dialog>
  )
}
