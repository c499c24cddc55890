import { useTranslations } from 'use-intl'
import { sections, titledSections } from '#model/sections.ts'
import { HelpBox } from '#ui/help-box.tsx'
import { FilterLinks } from '#ui/list/filter-links.tsx'
import { Picture } from '#ui/picture.tsx'
import { NearestPages, type NearPage } from './nearest-pages.tsx'
import { breakable } from '#i18n/breakable.ts'

const tips = ['fewer', 'other', 'spelling'] as const

/**
 * A search without a hit: the nearest titles, tips, the sections, support. Without `q` the sections
 * alone.
 */
export function NothingFound({ q, nearest }: { q: string; nearest: NearPage[] }) {
  const t = useTranslations('search')
  return (
    <div className="grid gap-12">
      {q && (
        <section aria-labelledby="found-title" className="grid items-center gap-x-12 gap-y-6 sm:grid-cols-[auto_1fr]">
          <Picture id="off-chart" alt="" size="320x210" className="w-full max-w-[20rem] sm:w-72 lg:w-80" />
          <div className="max-w-[36rem]">
            <h2 id="found-title" suppressHydrationWarning>
              {breakable(t('noneTitle'))}
            </h2>
            <p className="mt-3 text-ink-soft [overflow-wrap:anywhere]">{t('noneText', { q })}</p>
            <ul className="mt-3 grid list-disc gap-1.5 pl-5 text-ink-soft marker:text-sea">
              {tips.map((tip) => (
                <li key={tip}>{t(`tips.${tip}`)}</li>
              ))}
            </ul>
          </div>
        </section>
      )}
      <NearestPages pages={nearest} />
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
      {q && <HelpBox />}
    </div>
  )
}
