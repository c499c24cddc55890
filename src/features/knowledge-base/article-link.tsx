import { hrefOf } from '#ui/href.ts'
import { Link } from '#ui/link.tsx'
import type { ArticleSummary } from './schema.ts'

/** An article's title as a link that covers its whole card or row (`group relative`). */
export function ArticleLink({ slug, title }: Pick<ArticleSummary, 'slug' | 'title'>) {
  return (
    <Link
      href={hrefOf('/knowledge-base/$slug', { slug })}
      className="group-hover:text-sea after:absolute after:inset-0"
    >
      {title}
    </Link>
  )
}
