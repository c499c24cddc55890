import type { ReactNode } from 'react'
import { Picture } from '#ui/picture.tsx'
import type { LearningPath } from './schema.ts'

/** The card beside a course or a learning path: its picture above `children`. Sticky on wide screens. */
export function ItemCard({
  label,
  thumbnail,
  children,
}: Pick<LearningPath, 'thumbnail'> & { label: string; children: ReactNode }) {
  return (
    <section
      aria-label={label}
      className="overflow-clip rounded-card border border-line bg-paper md:max-lg:grid md:max-lg:grid-cols-2 lg:sticky lg:top-24"
    >
      <Picture
        {...thumbnail}
        size="540x405"
        hero
        className="w-full border-b border-line md:max-lg:h-full md:max-lg:border-r md:max-lg:border-b-0 md:max-lg:object-cover"
      />
      <div className="self-center p-6">{children}</div>
    </section>
  )
}
