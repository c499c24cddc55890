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
    <div className="mt-8 flex flex-wrap items-center gap-x-10 gap-y-5">
      <p className="tabular-nums">
        <span className="lettering block text-ink-soft">{t('latest')}</span>
        <span className="mt-1 block text-[2.5rem] leading-none font-[650] tracking-[-0.03em]">{version}</span>
        <PageDate date={date_created} className="mt-1.5 block text-small text-ink-soft" />
      </p>
      <p className="flex flex-wrap gap-3">
        <ButtonLink href={itemPath('product-updates', update.slug)} kind="primary">
          {t('viewNotes')}
        </ButtonLink>
        <ButtonLink href={useSiteLinks().app}>{t('download')}</ButtonLink>
      </p>
    </div>
  )
}
