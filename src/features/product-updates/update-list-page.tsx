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
import { ButtonLink } from '#ui/button-link.tsx'
import { itemPath, useSiteLinks } from '#ui/href.ts'
import { PageDate } from '#ui/page-date.tsx'
import { StatList } from '#ui/stat-list.tsx'
import type { findLatestUpdate } from './calls.ts'
import type { UpdateList } from './schema.ts'
import { UpdateLog } from './update-log.tsx'

/** Sample figures. Only the number of releases is counted. */
const sampleStats = ['subscribers', 'responseTime', 'uptime'] as const

type Newest = Awaited<ReturnType<typeof findLatestUpdate>>

interface UpdateListPageProps {
  /** `newest` is `undefined` when temporarily unavailable. */
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
  const latest = newest?.latest
  const { app } = useSiteLinks()
  const hrefOf = (narrowed: Partial<ListFilter<'product-updates'>>) =>
    `${listPath('product-updates', narrowed)}#releases`
  const latestRelease = latest && (
    <div className="mt-4 flex items-center justify-between gap-x-4 gap-y-5 md:mt-8 md:flex-wrap md:justify-start md:gap-x-10">
      <p>
        <span className="lettering block text-ink-soft">{t('latest')}</span>
        <span className="mt-1 block text-[2rem] leading-none md:text-[2.5rem] font-[650] tracking-[-0.03em]">
          {latest.product_updates_id.version}
        </span>
        <PageDate date={latest.product_updates_id.date_created} className="mt-1.5 block text-small text-ink-soft" />
      </p>
      {/* Phones hide the download button: the first row of the list has the same one. */}
      <p className="flex flex-wrap gap-3 max-md:shrink-0 max-md:*:px-3 max-md:*:text-small max-md:*:nth-2:hidden">
        <ButtonLink href={itemPath('product-updates', latest.slug)} kind="primary">
          {t('viewNotes')}
        </ButtonLink>
        <ButtonLink href={app}>{t('download')}</ButtonLink>
      </p>
    </div>
  )
  return (
    <>
      <ListHero
        title={t('title')}
        headline={t('headline')}
        description={t('description')}
        actions={latestRelease}
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
