import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { EmptyList } from '#ui/list/empty-list.tsx'
import { FilterLinks } from '#ui/list/filter-links.tsx'
import { ListHero } from '#ui/list/list-hero.tsx'
import { LoadMore } from '#ui/list/load-more.tsx'
import { NewsletterBox } from '#ui/newsletter-box.tsx'
import { PreviousPageLink } from '#ui/list/previous-page-link.tsx'
import { type ListFilter, postsHref } from './list-filter.ts'
import { PostGridSkeleton } from './post-grid-skeleton.tsx'
import { PostGrid } from './post-grid.tsx'
import { type morePostsQuery, type PostPage } from './queries.ts'
import { postFilters } from './schema.ts'

interface PostListPageProps {
  filter: ListFilter
  list: PostPage
  /** This page of the list and the following ones. */
  query: ReturnType<typeof morePostsQuery>
  /** The newsletter form at the top. */
  newsletter: ReactNode
}

/** The blog list (docs/product.md#blog-list). More pages load as the visitor scrolls. */
export function PostListPage({ filter: { category, page }, list, query, newsletter }: PostListPageProps) {
  const t = useTranslations()
  const total = list.total_pages
  return (
    <>
      <ListHero
        title={t('blog.title')}
        headline={t('blog.headline')}
        description={t('blog.description')}
        aside={<NewsletterBox id="posts-newsletter">{newsletter}</NewsletterBox>}
      >
        <FilterLinks
          label={t('blog.filters')}
          filters={postFilters.map((id) => ({
            title: t(`blog.filter.${id}`),
            href: postsHref({ category: id, page: 1 }),
            current: id === category,
          }))}
        />
      </ListHero>
      <section id="posts" aria-labelledby="posts-title" className="frame py-12 lg:py-18">
        <h2 id="posts-title" className="sr-only">
          {t(`blog.filter.${category}`)}
        </h2>
        {page > 1 && <PreviousPageLink page={page} total={total} href={postsHref({ category, page: page - 1 })} />}
        {list.posts.length === 0 ? (
          <EmptyList text={t('blog.empty')} href={postsHref({ category: 'all', page: 1 })} link={t('blog.showAll')} />
        ) : (
          <PostGrid posts={list.posts} />
        )}
        <LoadMore
          query={query}
          page={page}
          total={total}
          hrefOfPage={(next) => postsHref({ category, page: next })}
          placeholder={<PostGridSkeleton />}
        >
          {(more, number) => (
            <div className="mt-14">
              <PostGrid posts={more.posts} label={t('lists.pageOf', { page: String(number), total: String(total) })} />
            </div>
          )}
        </LoadMore>
      </section>
    </>
  )
}
