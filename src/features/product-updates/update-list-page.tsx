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
import type { PlanName } from './update-scope.tsx'

/** Sample figures. Only the number of releases is counted. */
const sampleStats = ['subscribers', 'responseTime', 'uptime'] as const

type Newest = Awaited<ReturnType<typeof findLatestUpdate>>

interface UpdateListPageProps {
  /** `newest` and `plans` are `undefined` when temporarily unavailable. */
  list: UpdateList & {
    filter: ListFilter<'product-updates'>
    newest: Newest | undefined
    plans: PlanName[] | undefined
  }
  /** Reads another page of the list. */
  readPage: (page: number) => Promise<UpdateList>
  newsletter: ReactNode
}

/** The product updates (docs/product.md#update-list). More pages load as the visitor scrolls. */
export function UpdateListPage({ list, readPage, newsletter }: UpdateListPageProps) {
  const t = useTranslations('productUpdates')
  const locale = usePageLocale()
  const { filter, newest, plans } = list
  const { type, page } = filter
  const chosen = plans?.find(({ id }) => id === filter.plan)
  const latest = newest?.latest
  const { app } = useSiteLinks()
  const hrefOf = (narrowed: Partial<ListFilter<'product-updates'>>) =>
    `${listPath('product-updates', narrowed)}#releases`
  const latestRelease = latest && (
    // On phones the first row of the list says the same.
    <div className="mt-8 flex flex-wrap items-center gap-x-10 gap-y-5 max-md:hidden">
      <p>
        <span className="lettering block text-ink-soft">{t('latest')}</span>
        <span className="mt-1 block text-[2.5rem] leading-none font-[650] tracking-[-0.03em]">
          {latest.product_updates_id.version}
        </span>
        <PageDate date={latest.product_updates_id.date_created} className="mt-1.5 block text-small text-ink-soft" />
      </p>
      <p className="flex flex-wrap gap-3">
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
      />
      <PagedList
        section="product-updates"
        id="releases"
        title={chosen ? `${t(`filter.${type}`)}, ${chosen.title}` : t(`filter.${type}`)}
        filters={
          <>
            <FilterLinks
              label={t('filters')}
              isLabelled
              filters={updateFilters.map((id) => ({
                title: t(`filter.${id}`),
                href: hrefOf({ ...filter, type: id, page: 1 }),
                current: id === type,
              }))}
            />
            {plans && (
              <FilterLinks
                label={t('plan')}
                isLabelled
                filters={[{ id: 'all', title: t('allPlans') }, ...plans].map(({ id, title }) => ({
                  title,
                  href: hrefOf({ ...filter, plan: id, page: 1 }),
                  current: id === filter.plan,
                }))}
              />
            )}
          </>
        }
        count={list.total === undefined ? undefined : t('count', { count: list.total })}
        list={list}
        empty={list.product_updates.length === 0 && { text: t('empty'), href: hrefOf({}), link: t('showAll') }}
        readPage={readPage}
        page={page}
        hrefOfPage={(number) => hrefOf({ ...filter, page: number })}
      >
        {({ product_updates }, label) => <UpdateLog updates={product_updates} plans={plans} label={label} />}
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
