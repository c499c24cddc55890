import { ArrowRight, ArrowUpRight } from 'lucide'
import { useTranslations } from 'use-intl'
import { CardLink } from '#ui/card-link.tsx'
import { itemPath, useSiteLinks } from '#ui/href.ts'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { PageDate } from '#ui/page-date.tsx'
import { Picture } from '#ui/picture.tsx'
import type { UpdateListItem } from './schema.ts'
import { UpdateTypeLabel } from './update-type-label.tsx'

/** The link of the title covers the row; "View update" is only a visible hint. */
export function UpdateRow({ update }: { update: UpdateListItem }) {
  const t = useTranslations('productUpdates')
  const { thumbnail, version, date_created } = update.product_updates_id
  return (
    <article className="group relative grid grid-cols-[1fr_7rem] gap-x-8 gap-y-3 sm:grid-cols-[minmax(0,13rem)_minmax(0,1fr)] sm:gap-y-5 lg:grid-cols-[9rem_minmax(0,16rem)_minmax(0,1fr)]">
      <p className="tabular-nums max-sm:self-center sm:col-span-2 sm:flex sm:flex-wrap sm:items-baseline sm:gap-x-4 lg:col-span-1 lg:block">
        <span className="text-[1.75rem] leading-none font-[650] tracking-[-0.02em]">
          <span className="sr-only">{t('version', { version: '' })}</span>
          {version}
        </span>
        <PageDate date={date_created} className="text-small text-ink-soft max-sm:mt-2 max-sm:block lg:mt-2 lg:block" />
      </p>
      <Picture
        id={thumbnail}
        alt=""
        size="540x405"
        className="aspect-4/3 w-full rounded-card border border-line bg-chart object-cover"
      />
      <div className="flex flex-col max-sm:col-span-2">
        {update.category && <UpdateTypeLabel category={update.category} />}
        <h3 className="mt-2 max-w-[34rem]">
          <CardLink href={itemPath('product-updates', update.slug)}>{update.title}</CardLink>
        </h3>
        {update.intro && <p className="mt-2 line-clamp-3 max-w-[38rem] text-small text-ink-soft">{update.intro}</p>}
        <p className="mt-auto flex flex-wrap items-center gap-x-6 pt-3 text-small font-[650]">
          <span aria-hidden className="flex items-center gap-1.5 text-sea group-hover:text-sea-deep">
            {t('viewUpdate')}
            <Icon node={ArrowRight} size={18} />
          </span>
          <Link
            href={useSiteLinks().app}
            className="relative flex min-h-11 items-center gap-1.5 text-ink-soft hover:text-sea hover:underline"
          >
            {t('download')}
            <Icon node={ArrowUpRight} size={18} />
          </Link>
        </p>
      </div>
    </article>
  )
}
