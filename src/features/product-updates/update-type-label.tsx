import { CircleArrowUp, CirclePlus, TriangleAlert, Wrench, type IconNode } from 'lucide'
import { Icon } from '#ui/icon.tsx'
import type { updateTypes } from '#model/kinds.ts'
import type { UpdateCategory } from './schema.ts'

const marks: Record<(typeof updateTypes)[number], IconNode> = {
  'new-feature': CirclePlus,
  improvement: CircleArrowUp,
  'bug-fix': Wrench,
  'breaking-change': TriangleAlert,
}

/** The type of a release with its icon. Types that require the reader to act stand out. */
export function UpdateTypeLabel({ category: { id, name } }: { category: UpdateCategory }) {
  const mark = id && marks[id]
  return (
    <span
      className={`lettering inline-flex items-center gap-2 self-start rounded-control border border-line bg-paper px-2.5 py-1 ${id === 'breaking-change' ? 'text-signal' : 'text-sea'}`}
    >
      {mark && <Icon node={mark} size={18} className="shrink-0" />}
      {name}
    </span>
  )
}
