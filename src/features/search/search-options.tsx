import { useTranslations } from 'use-intl'
import { Link } from '#ui/link.tsx'
import { listPath } from '#ui/list/list-filter.ts'
import { Marked } from './marked.tsx'
import type { OptionGroup } from './option-groups.ts'

interface SearchOptionsProps {
  id: string
  q: string
  total: number
  groups: OptionGroup[]
  /** Number of the chosen option. */
  chosen: number
  search: (q: string) => void
  /** Called when a page is followed. */
  leave: () => void
}

/** The options of the search dialog. The focus stays in the field, which names the chosen one. */
export function SearchOptions({ id, q, total, groups, chosen, search, leave }: SearchOptionsProps) {
  const t = useTranslations('search')
  const option = (index: number) =>
    ({ id: `${id}-${index}`, role: 'option', tabIndex: -1, 'aria-selected': index === chosen }) as const
  const count = groups.reduce((sum, { options }) => sum + options.length, 0)
  const titleOf = (name: OptionGroup['name']) =>
    name === 'recent' || name === 'nearest' ? t(name) : t(`kinds.${name}`)
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a list of links, chosen in a field
    <div id={id} role="listbox" aria-label={t('title')} className="search-dialog-options">
      {groups.map(({ name, options, first }) => (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a group of options
        <div key={name} role="group" aria-label={titleOf(name)}>
          <p aria-hidden>{titleOf(name)}</p>
          {options.map(({ path, title, excerpt }, index) => {
            const text = title.map((piece) => piece.text).join('')
            return path === undefined ? (
              <button key={text} type="button" {...option(first + index)} onClick={() => search(text)}>
                {text}
              </button>
            ) : (
              <Link key={path} href={path} {...option(first + index)} onClick={leave}>
                <b>
                  <Marked text={title} />
                </b>
                {excerpt && (
                  <span>
                    <Marked text={excerpt} />
                  </span>
                )}
              </Link>
            )
          })}
        </div>
      ))}
      {total > count && (
        <Link href={listPath('search', { q })} {...option(count)} onClick={leave} className="search-dialog-all">
          {t('showAll', { count: total })}
        </Link>
      )}
    </div>
  )
}
