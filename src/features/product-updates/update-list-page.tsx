import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { updateFilters } from '#model/filters.ts'
import { FilterLinks } from '#ui/list/filter-links.tsx'
import { ListHero } from '#ui/list/list-hero.tsx'
import { PagedList } from '#ui/list/paged-list.tsx'
import { NewsletterBox } from '#ui/newsletter-box.tsx'
import { LatestUpdate } from './latest-update.tsx'
import { type ListFilter, updatesHref } from './list-filter.ts'
import type { UpdateList, UpdateListItem } from './schema.ts'
import { UpdateStats } from './update-stats.tsx'
import { UpdateLogSkeleton } from './update-log-skeleton.tsx'
import { UpdateLog } from './update-log.tsx'

interface UpdateListPageProps {
  filter: ListFilter
  list: UpdateList
  latest: UpdateListItem | undefined
  /** How many releases there are. */
  released: number | undefined
  /** Reads another page of the list. */
  readPage: (page: number) => Promise<UpdateList>
  newsletter: ReactNode
}

/** The product updates (docs/product.md#update-list). More pages load as the visitor scrolls. */
export function UpdateListPage({ filter, list, latest, released, readPage, newsletter }: UpdateListPageProps) {
  const t = useTranslations('productUpdates')
  const { type, page } = filter
  const all = updatesHref({ type: 'all', page: 1 })
  return (
    <>
      <ListHero
        title={t('title')}
        headline={t('headline')}
        description={t('description')}
        actions={latest && <LatestUpdate update={latest} />}
        aside={
          <NewsletterBox id="updates-newsletter" folds>
            {newsletter}
          </NewsletterBox>
        }
      >
        <FilterLinks
          label={t('filters')}
          filters={updateFilters.map((id) => ({
            title: t(`filter.${id}`),
            href: updatesHref({ type: id, page: 1 }),
            current: id === type,
          }))}
        />
      </ListHero>
      <PagedList
        id="releases"
        title={t(`filter.${type}`)}
        list={list}
        empty={list.product_updates.length === 0 && { text: t('empty'), href: all, link: t('showAll') }}
        readPage={readPage}
        page={page}
        hrefOfPage={(number) => updatesHref({ type, page: number })}
        placeholder={<UpdateLogSkeleton />}
      >
        {({ product_updates }, label) => <UpdateLog updates={product_updates} label={label} />}
      </PagedList>
      {released !== undefined && <UpdateStats released={released} />}
    </>
  )
}
