import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { postFilters } from '#model/filters.ts'
import { FilterLinks } from '#ui/list/filter-links.tsx'
import type { ListFilter } from '#model/sections.ts'
import { listPath } from '#ui/list/list-filter.ts'
import { ListHero } from '#ui/list/list-hero.tsx'
import { PagedList } from '#ui/list/paged-list.tsx'
import type { PostCards } from './calls.ts'
import { PostGrid } from './post-grid.tsx'

interface PostListPageProps {
  list: PostCards & { filter: ListFilter<'blog'> }
  /** Reads another page of the list. */
  readPage: (page: number) => Promise<PostCards>
  newsletter: ReactNode
}

/** The blog list (docs/product.md#blog-list). More pages load as the visitor scrolls. */
export function PostListPage({ list, readPage, newsletter }: PostListPageProps) {
  const t = useTranslations('blog')
  const { category, page } = list.filter
  const hrefOf = (narrowed: Partial<ListFilter<'blog'>>) => `${listPath('blog', narrowed)}#posts`
  return (
    <>
      <ListHero title={t('title')} headline={t('headline')} description={t('description')} aside={newsletter} />
      <PagedList
        section="blog"
        id="posts"
        title={t(`filter.${category}`)}
        filters={
          <FilterLinks
            label={t('filters')}
            filters={postFilters.map((id) => ({
              title: t(`filter.${id}`),
              href: hrefOf({ ...list.filter, category: id, page: 1 }),
              current: id === category,
            }))}
          />
        }
        count={list.total === undefined ? undefined : t('count', { count: list.total })}
        list={list}
        empty={list.posts.length === 0 && { text: t('empty'), href: hrefOf({}), link: t('showAll') }}
        readPage={readPage}
        page={page}
        hrefOfPage={(number) => hrefOf({ ...list.filter, page: number })}
      >
        {({ posts }, label) => <PostGrid posts={posts} label={label} />}
      </PagedList>
    </>
  )
}
