import { PostCard } from './post-card.tsx'
import type { PostSummary } from './schema.ts'

interface PostGridProps {
  posts: PostSummary[]
  /** Names a further page of a list for screen readers. */
  label?: string | undefined
  /** Three cards in one row as soon as there is room; otherwise two columns, then three. */
  inOneRow?: boolean
}

/** Cards in rows of up to three. */
export function PostGrid({ posts, label, inOneRow = false }: PostGridProps) {
  const columns = inOneRow ? 'md:grid-cols-3' : 'sm:grid-cols-2 lg:grid-cols-3'
  return (
    <ul aria-label={label} className={`${label ? 'mt-14 ' : ''}grid gap-x-8 gap-y-14 ${columns}`}>
      {posts.map((post) => (
        <li key={post.id}>
          <PostCard post={post} />
        </li>
      ))}
    </ul>
  )
}
