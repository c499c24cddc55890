import type { ReactNode } from 'react'
import { CardLink } from '#ui/card-link.tsx'
import { itemPath } from '#ui/href.ts'
import { Picture } from '#ui/picture.tsx'
import type { Course, LearningPath } from './schema.ts'

interface AcademyCardProps {
  item: Course | LearningPath
  label: string
  /** The facts below the description. */
  children: ReactNode
}

/** A course or a learning path in a list, with a `label` above its title. */
export function AcademyCard({ item, label, children }: AcademyCardProps) {
  return (
    <li className="group relative flex flex-col">
      <Picture {...item.thumbnail} size="540x405" className="w-full rounded-card border border-line" />
      <p className="lettering mt-5 text-sea">{label}</p>
      <h3 className="mt-2 mb-2">
        <CardLink href={itemPath('academy', item.slug)}>{item.title}</CardLink>
      </h3>
      <p className="mb-4 text-small text-ink-soft">{item.description}</p>
      {children}
    </li>
  )
}
