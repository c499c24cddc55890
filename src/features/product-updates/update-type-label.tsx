import { CircleArrowUp, CirclePlus, TriangleAlert, Wrench } from 'lucide-react'
import type { UpdateCategory, UpdateType } from './schema.ts'

const marks: Record<UpdateType, typeof Wrench> = {
  'new-feature': CirclePlus,
  improvement: CircleArrowUp,
  'bug-fix': Wrench,
  'breaking-change': TriangleAlert,
}

/** The kind of a release, with its mark; what asks something of the reader stands out. */
export function UpdateTypeLabel({ category: { id, name } }: { category: UpdateCategory }) {
  const Mark = id && marks[id]
  return (
    <span
      className={`lettering inline-flex items-center gap-2 self-start rounded-control border border-line bg-paper px-2.5 py-1 ${id === 'breaking-change' ? 'text-signal' : 'text-sea'}`}
    >
      {Mark && <Mark aria-hidden size={18} strokeWidth={1.75} className="shrink-0" />}
      {name}
    </span>
  )
}
