import { useTranslations } from 'use-intl'
import { FilterLinks } from '#ui/list/filter-links.tsx'

const sections = [
  ['knowledge-base', '/knowledge-base'],
  ['guidelines', '/resources/guidelines'],
  ['academy', '/resources/academy'],
  ['blog', '/resources/blog'],
  ['product-updates', '/resources/product-updates'],
] as const

/** The parts of the site, for those who would rather browse. */
export function SectionLinks() {
  const t = useTranslations('search')
  return (
    <div className="min-w-0">
      <p className="mb-3 text-small font-[550] text-ink-soft">{t('browse')}</p>
      <FilterLinks
        label={t('browse')}
        filters={sections.map(([kind, href]) => ({ title: t(`kinds.${kind}`), href, current: false }))}
      />
    </div>
  )
}
