import { useTranslations } from 'use-intl'
import { hrefOf } from '#ui/href.ts'
import { Link } from '#ui/link.tsx'
import type { Category, CategoryFilter } from './schema.ts'

/** All and the seven categories (spec §2). Choosing one keeps the search and starts at page 1 (spec §4). */
export function CategoryChips({
  categories,
  chosen,
  q,
}: {
  categories: Category[]
  chosen: CategoryFilter
  q: string
}) {
  const t = useTranslations('knowledgeBase')
  const chips = [{ id: 'all' as const, name: t('all') }, ...categories]
  return (
    <nav aria-label={t('categories')}>
      <ul className="-mx-5 flex gap-2 xl:gap-1.5 overflow-x-auto px-5 py-1 [scrollbar-width:none] md:mx-0 md:flex-wrap md:overflow-visible md:px-0">
        {chips.map(({ id, name }) => (
          <li key={id} className="shrink-0">
            <Link
              href={hrefOf('/knowledge-base', {}, { q, category: id === 'all' ? undefined : id })}
              aria-current={id === chosen ? 'true' : undefined}
              className="inline-flex min-h-11 items-center rounded-full border border-ink-soft/60 bg-paper px-4 text-[0.875rem] xl:px-3 font-[550] whitespace-nowrap hover:border-sea hover:text-sea aria-[current]:border-sea aria-[current]:bg-sea aria-[current]:text-paper"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
