import { ArrowRight, ArrowUpRight } from 'lucide'
import { useTranslations } from 'use-intl'
import { CardLink } from '#ui/card-link.tsx'
import { itemPath, useSiteLinks } from '#ui/href.ts'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { PageDate } from '#ui/page-date.tsx'
import { Picture } from '#ui/picture.tsx'
import type { UpdateListItem } from './schema.ts'
import { UpdateScope, type PlanName } from './update-scope.tsx'
import { UpdateTypeLabel } from './update-type-label.tsx'

interface UpdateLogProps {
  updates: UpdateListItem[]
  plans: PlanName[] | undefined
  label?: string | undefined
}

/** Releases along a vertical line. The link of a title covers its row, so "View update" is no link. */
export function UpdateLog({ updates, plans, label }: UpdateLogProps) {
  const t = useTranslations('productUpdates')
  const { app } = useSiteLinks()
  return (
    <ul aria-label={label} className="ml-1.5">
      {updates.map((update) => {
        const {
          id,
          slug,
          title,
          intro,
          category,
          product_updates_id: { thumbnail, version, date_created },
        } = update
        return (
          <li
            key={id}
            className="relative border-l-[1.5px] border-dashed border-sea/45 pb-9 pl-6 sm:pb-12 before:absolute before:top-2 before:-left-[6.75px] before:size-3 before:rounded-full before:border-[2.5px] before:border-sea before:bg-paper sm:pl-8 lg:pb-14 lg:pl-10"
          >
            <article className="group relative grid grid-cols-[1fr_7rem] gap-x-8 gap-y-3 sm:grid-cols-[minmax(0,13rem)_minmax(0,1fr)] sm:gap-y-5 lg:grid-cols-[9rem_minmax(0,16rem)_minmax(0,1fr)]">
              <p className="max-sm:self-center sm:col-span-2 sm:flex sm:flex-wrap sm:items-baseline sm:gap-x-4 lg:col-span-1 lg:block">
                <span className="text-[1.75rem] leading-none font-[650] tracking-[-0.02em]">
                  <span className="sr-only">{t('version', { version: '' })}</span>
                  {version}
                </span>
                <PageDate
                  date={date_created}
                  className="text-small whitespace-nowrap text-ink-soft max-sm:mt-2 max-sm:block lg:mt-2 lg:block"
                />
              </p>
              <Picture
                id={thumbnail}
                alt=""
                size="540x405"
                className="aspect-4/3 w-full rounded-card border border-line bg-chart object-cover"
              />
              <div className="flex flex-col max-sm:col-span-2">
                {category && <UpdateTypeLabel category={category} />}
                <h3 className="mt-2 max-w-[34rem]">
                  <CardLink href={itemPath('product-updates', slug)}>{title}</CardLink>
                </h3>
                {intro && <p className="mt-2 max-w-[38rem] text-small text-ink-soft">{intro}</p>}
                <UpdateScope update={update} plans={plans} className="mt-3 grid gap-1 text-small" />
                <p className="mt-auto flex flex-wrap items-center gap-x-6 pt-3 text-small font-[650]">
                  <span aria-hidden className="flex items-center gap-1.5 text-sea group-hover:text-sea-deep">
                    {t('viewUpdate')}
                    <Icon node={ArrowRight} size={18} />
                  </span>
                  <Link
                    href={app}
                    className="relative flex min-h-11 items-center gap-1.5 text-ink-soft hover:text-sea hover:underline"
                  >
                    {t('download')}
                    <Icon node={ArrowUpRight} size={18} />
                  </Link>
                </p>
              </div>
            </article>
          </li>
        )
      })}
    </ul>
  )
}
