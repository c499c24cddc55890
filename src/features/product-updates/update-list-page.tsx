import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { EmptyList } from '#ui/list/empty-list.tsx'
import { FilterLinks } from '#ui/list/filter-links.tsx'
import { ListHero } from '#ui/list/list-hero.tsx'
import { LoadMore } from '#ui/list/load-more.tsx'
import { NewsletterBox } from '#ui/newsletter-box.tsx'
import { PreviousPageLink } from '#ui/list/previous-page-link.tsx'
import { LatestUpdate } from './latest-update.tsx'
import { type ListFilter, updatesHref } from './list-filter.ts'
import type { moreUpdatesQuery } from './queries.ts'
import { updateFilters, type UpdateList, type UpdateListItem } from './schema.ts'
import { UpdateLogSkeleton } from './update-log-skeleton.tsx'
import { UpdateLog } from './update-log.tsx'

interface UpdateListPageProps {
  filter: ListFilter
  list: UpdateList
  latest: UpdateListItem | undefined
  /** This page of the list and the following ones. */
  query: ReturnType<typeof moreUpdatesQuery>
  /** The address of the app, where a release is downloaded. */
  appUrl: string
  /** The newsletter form at the top. */
  newsletter: ReactNode
}

/** The product updates (docs/product.md#update-list). More pages load as the visitor scrolls. */
export function UpdateListPage({ filter, list, latest, query, appUrl, newsletter }: UpdateListPageProps) {
  const t = useTranslations()
  const { type, page } = filter
  const total = list.total_pages
  return (
    <>
      <ListHero
        title={t('productUpdates.title')}
        headline={t('productUpdates.headline')}
        description={t('productUpdates.description')}
        actions={latest && <LatestUpdate update={latest} appUrl={appUrl} />}
        aside={<NewsletterBox id="updates-newsletter">{newsletter}</NewsletterBox>}
      >
        <FilterLinks
          label={t('productUpdates.filters')}
          filters={updateFilters.map((id) => ({
            title: t(`productUpdates.filter.${id}`),
            href: updatesHref({ type: id, page: 1 }),
            current: id === type,
          }))}
        />
      </ListHero>
      <section id="releases" aria-labelledby="releases-title" className="frame py-12 lg:py-18">
        <h2 id="releases-title" className="sr-only">
          {t(`productUpdates.filter.${type}`)}
        </h2>
        {page > 1 && <PreviousPageLink page={page} total={total} href={updatesHref({ type, page: page - 1 })} />}
        {list.product_updates.length === 0 ? (
          <EmptyList
            text={t('productUpdates.empty')}
            href={updatesHref({ type: 'all', page: 1 })}
            link={t('productUpdates.showAll')}
          />
        ) : (
          <UpdateLog updates={list.product_updates} appUrl={appUrl} />
        )}
        <LoadMore
          query={query}
          page={page}
          total={total}
          hrefOfPage={(next) => updatesHref({ type, page: next })}
          placeholder={<UpdateLogSkeleton />}
        >
          {(more, number) => (
            <UpdateLog
              updates={more.product_updates}
              appUrl={appUrl}
              label={t('lists.pageOf', { page: String(number), total: String(total) })}
            />
          )}
        </LoadMore>
      </section>
    </>
  )
}
