import { useTranslations } from 'use-intl'
import type { Neighbour, Neighbours } from '#model/neighbours.ts'
import type { ItemSection } from '#model/sections.ts'
import { itemPath } from '#ui/href.ts'
import { Link } from '#ui/link.tsx'

/** Links to the items before and after this one in its list. */
export function NeighbourLinks({ section, of: { previous, next } }: { section: ItemSection; of: Neighbours }) {
  const t = useTranslations()
  if (!previous && !next) return null
  const link = (label: string, { slug, title }: Neighbour, side: string) => (
    <Link
      href={itemPath(section, slug)}
      className={`group rounded-card border border-line p-5 hover:border-sea ${side}`}
    >
      <span className="lettering block text-ink-soft">{label}</span>
      <span className="mt-1 block font-[650] group-hover:text-sea">{title}</span>
    </Link>
  )
  return (
    <nav aria-label={t('article.neighbours')} className="grid gap-4 sm:grid-cols-2 print:hidden">
      {previous && link(t('lists.previous'), previous, '')}
      {next && link(t('lists.next'), next, 'sm:col-start-2 sm:text-right')}
    </nav>
  )
}
