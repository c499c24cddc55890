import { useTranslations } from 'use-intl'
import { sections, titledSections } from '#model/sections.ts'
import { FilterLinks } from '#ui/list/filter-links.tsx'

/** The parts of the site, for those who would rather browse. */
export function SectionLinks() {
  const t = useTranslations('search')
  return (
    <div className="min-w-0">
      <p className="mb-3 text-small font-[550] text-ink-soft">{t('browse')}</p>
      <FilterLinks
        label={t('browse')}
        filters={titledSections.map((name) => ({
          title: t(`kinds.${name}`),
          href: sections[name].path,
          current: false,
        }))}
      />
    </div>
  )
}
