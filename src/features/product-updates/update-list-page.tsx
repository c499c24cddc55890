import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { formatNumber } from '#i18n/format.ts'
import { usePageLocale } from '#i18n/use-page-locale.ts'
import { updateFilters } from '#model/filters.ts'
import { FilterLinks } from '#ui/list/filter-links.tsx'
import type { ListFilter } from '#model/sections.ts'
import { listPath } from '#ui/list/list-filter.ts'
import { ListHero } from '#ui/list/list-hero.tsx'
import { PagedList } from '#ui/list/paged-list.tsx'
import { StatList } from '#ui/stat-list.tsx'
import { LatestUpdate } from './latest-update.tsx'
import type { findLatestUpdate } from './calls.ts'
import type { UpdateList } from './schema.ts'
import { UpdateLog } from './update-log.tsx'

/** Figures of the service that are samples; the number of releases is counted. */
const sampleStats = ['subscribers', 'responseTime', 'uptime'] as const

type Newest = Awaited<ReturnType<typeof findLatestUpdate>>

interface UpdateListPageProps {
  /** `newest` is `undefined` if it is temporarily unavailable. */
  list: UpdateList & { filter: ListFilter<'product-updates'>; newest: Newest | undefined }
  /** Reads another page of the list. */
  readPage: (page: number) => Promise<UpdateList>
  newsletter: ReactNode
}

/** The product updates (docs/product.md#update-list). More pages load as the visitor scrolls. */
export function UpdateListPage({ list, readPage, newsletter }: UpdateListPageProps) {
  const t = useTranslations('productUpdates')
  const locale = usePageLocale()
  const { filter, newest } = list
  const { type, page } = filter
  const hrefOf = (narrowed: Partial<ListFilter<'product-updates'>>) =>
    `${listPath('product-updates', narrowed)}#releases`
  return (
    <>
      <ListHero
        title={t('title')}
        headline={t('headline')}
        description={t('description')}
        actions={newest?.latest && <LatestUpdate update={newest.latest} />}
        aside={newsletter}
      >
        <FilterLinks
          label={t('filters')}
          filters={updateFilters.map((id) => ({
            title: t(`filter.${id}`),
            href: hrefOf({ ...filter, type: id, page: 1 }),
            current: id === type,
          }))}
        />
      </ListHero>
      <PagedList
        id="releases"
        title={t(`filter.${type}`)}
        list={list}
        empty={list.product_updates.length === 0 && { text: t('empty'), href: hrefOf({}), link: t('showAll') }}
        readPage={readPage}
        page={page}
        hrefOfPage={(number) => hrefOf({ ...filter, page: number })}
      >
        {({ product_updates }, label) => <UpdateLog updates={product_updates} label={label} />}
      </PagedList>
      {newest && (
        <div className="frame pb-14 md:pb-20">
          <StatList
            stats={[
              { value: formatNumber(locale, newest.released), label: t('stats.released') },
              ...sampleStats.map((name) => ({ value: t(`stats.${name}.value`), label: t(`stats.${name}.label`) })),
            ]}
          />
        </div>
      )}
    </>
  )
}
