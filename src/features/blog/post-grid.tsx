import { ArrowRight, Clock } from 'lucide'
import { useTranslations } from 'use-intl'
import { CardLink } from '#ui/card-link.tsx'
import { itemPath } from '#ui/href.ts'
import { Icon } from '#ui/icon.tsx'
import { PageDate } from '#ui/page-date.tsx'
import { Picture } from '#ui/picture.tsx'
import { PostAge } from './post-age.tsx'
import type { PostCard } from './schema.ts'

interface PostGridProps {
  posts: PostCard[]
  /** Names a further page of a list for screen readers. */
  label?: string | undefined
  /** Skips the layout of two columns. */
  inOneRow?: boolean
}

/** Posts as cards in rows of up to three. A title's link covers its card. */
export function PostGrid({ posts, label, inOneRow = false }: PostGridProps) {
  const t = useTranslations('blog')
  const columns = inOneRow ? 'md:grid-cols-3' : 'sm:grid-cols-2 lg:grid-cols-3'
  return (
    <ul aria-label={label} className={`${label ? 'mt-14 ' : ''}grid gap-x-8 gap-y-14 ${columns}`}>
      {posts.map(
        ({ id, slug, title, intro, category, read_minutes, blogs_id: { cover, date_created, date_updated } }) => (
          <li key={id}>
            <article className="group @container relative flex h-full flex-col">
              <Picture
                id={cover}
                alt=""
                size="540x405"
                className="aspect-4/3 w-full rounded-card border border-line bg-chart object-cover"
              />
              <p className="mt-5 flex flex-wrap items-baseline justify-between gap-x-4 @max-[16rem]:flex-col">
                <span className="lettering text-sea">{category.title}</span>
                <PageDate date={date_created} className="text-small text-ink-soft" />
              </p>
              <h3 className="mt-2">
                <CardLink href={itemPath('blog', slug)}>{title}</CardLink>
              </h3>
              <p className="mt-2 text-small text-ink-soft">{intro}</p>
              <p className="mt-auto flex min-h-8 flex-wrap items-center justify-between gap-x-2 gap-y-1 pt-4 whitespace-nowrap text-small">
                <span data-needs-script className="flex items-center gap-1.5 text-ink-soft">
                  <Icon node={Clock} size={16} className="@max-[20rem]:hidden" />
                  <PostAge created={date_created} updated={date_updated} minutes={read_minutes} />
                </span>
                <span
                  aria-hidden
                  className="ml-auto flex items-center gap-1.5 font-[650] text-sea group-hover:text-sea-deep"
                >
                  {t('readMore')}
                  <Icon node={ArrowRight} size={18} />
                </span>
              </p>
            </article>
          </li>
        ),
      )}
    </ul>
  )
}
