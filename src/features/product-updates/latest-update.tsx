import { useTranslations } from 'use-intl'
import { ButtonLink } from '#ui/button-link.tsx'
import { itemPath, useSiteLinks } from '#ui/href.ts'
import { PageDate } from '#ui/page-date.tsx'
import type { UpdateListItem } from './schema.ts'

/** The latest release, with links to its release notes and to the app. */
export function LatestUpdate({ update }: { update: UpdateListItem }) {
  const t = useTranslations('productUpdates')
  const { version, date_created } = update.product_updates_id
  return (
    <div className="mt-4 flex items-center justify-between gap-x-4 gap-y-5 md:mt-8 md:flex-wrap md:justify-start md:gap-x-10">
      <p className="tabular-nums">
        <span className="lettering block text-ink-soft">{t('latest')}</span>
        <span className="mt-1 block text-[2rem] leading-none md:text-[2.5rem] font-[650] tracking-[-0.03em]">
          {version}
        </span>
        <PageDate date={date_created} className="mt-1.5 block text-small text-ink-soft" />
      </p>
      {/* On phones the list's first row, with the same download, is at hand. */}
      <p className="flex flex-wrap gap-3 max-md:shrink-0 max-md:*:px-3 max-md:*:text-small max-md:*:nth-2:hidden">
        <ButtonLink href={itemPath('product-updates', update.slug)} kind="primary">
          {t('viewNotes')}
        </ButtonLink>
        <ButtonLink href={useSiteLinks().app}>{t('download')}</ButtonLink>
      </p>
    </div>
  )
}
