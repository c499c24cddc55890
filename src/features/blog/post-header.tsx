import { Clock, Eye } from 'lucide'
import { useTranslations } from 'use-intl'
import { formatDate, formatNumber } from '#i18n/format.ts'
import { textLang, type MaybeInEnglish } from '#i18n/english-fallback.ts'
import { usePageLocale } from '#i18n/use-page-locale.ts'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { PageDate } from '#ui/page-date.tsx'
import { Picture } from '#ui/picture.tsx'
import { Title } from '#ui/title.tsx'
import { PostAge } from './post-age.tsx'
import { postFilters } from '#model/filters.ts'
import { listPath } from '#ui/list/list-filter.ts'
import type { Post } from './schema.ts'

/** The header of a post, above its text (docs/product.md#blog-post). */
export function PostHeader({ post }: { post: MaybeInEnglish<Post> }) {
  const t = useTranslations('blog')
  const marked = useTranslations('samples')
  const locale = usePageLocale()
  const { thumbnail, date_created, date_updated, user_created: author, views } = post.blogs_id
  const category = postFilters.find((id) => id === post.category.id)
  const categoryHref = `${listPath('blog', { category })}#posts`
  const updatedOn = date_updated && formatDate(locale, date_updated)
  return (
    <header className="bg-[linear-gradient(to_bottom,var(--color-chart)_calc(100%-8rem),transparent_0)] lg:bg-[linear-gradient(to_bottom,var(--color-chart)_calc(100%-16rem),transparent_0)]">
      <div className="frame pt-4">
        <Breadcrumbs above={[{ title: t('title'), href: '/resources/blog' }]} title={post.title} />
        <p className="mt-6">
          <Link href={categoryHref} className="lettering inline-flex min-h-11 items-center text-sea hover:underline">
            {post.category.title}
          </Link>
        </p>
        <Title lang={textLang(post)} className="mt-1 max-w-[56rem]">
          {post.title}
        </Title>
        <p lang={textLang(post)} className="mt-4 max-w-[46rem] text-ink-soft lg:text-[1.25rem]">
          {post.intro}
        </p>
        <div className="mt-7 flex flex-wrap items-center gap-x-8 gap-y-3 text-small text-ink-soft">
          <p className="flex items-center gap-3">
            <Picture id={author.avatar} alt="" size="40x40" className="size-10 rounded-full" />
            <span>
              <span className="block font-[650] text-ink">{`${author.first_name} ${author.last_name}`}</span>
              {author.title}
            </span>
          </p>
          <p className="flex flex-wrap gap-x-5 gap-y-1">
            <PageDate date={date_created} />
            {updatedOn && updatedOn !== formatDate(locale, date_created) && (
              <span>{t('updated', { date: updatedOn })}</span>
            )}
            <span data-needs-script className="flex items-center gap-1.5">
              <Icon node={Clock} size={16} />
              <PostAge created={date_created} updated={date_updated} minutes={post.read_minutes} />
            </span>
            <span className="flex items-center gap-1.5">
              <Icon node={Eye} size={16} />
              {marked('marked', { text: t('views', { count: formatNumber(locale, views) }) })}
            </span>
          </p>
        </div>
        <Picture
          id={thumbnail}
          alt=""
          size="1200x700"
          hero
          className="mt-8 aspect-[12/7] w-full max-w-[45rem] lg:ml-[19rem] lg:w-[calc(100%-19rem)] rounded-card border border-line bg-paper object-cover lg:mt-10"
        />
      </div>
    </header>
  )
}
