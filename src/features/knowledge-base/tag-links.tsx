import { useTranslations } from 'use-intl'
import { Link } from '#ui/link.tsx'
import { articlesPath } from './list-filter.ts'

/** The tags of an article. Each links to a search for that tag. */
export function TagLinks({ tags }: { tags: string[] }) {
  const t = useTranslations('knowledgeBase')
  return (
    <nav aria-label={t('tags')}>
      <ul className="flex flex-wrap gap-x-5 text-small">
        {tags.map((tag) => (
          <li key={tag}>
            <Link
              href={articlesPath({ q: tag })}
              className="flex min-h-11 items-center gap-1 font-[550] text-ink-soft hover:text-sea hover:underline"
            >
              <span aria-hidden className="text-sea">
                #
              </span>
              {tag}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
