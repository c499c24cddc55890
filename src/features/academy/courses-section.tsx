import { useTranslations } from 'use-intl'
import { FilterLinks } from '#ui/list/filter-links.tsx'
import type { ListFilter } from '#model/sections.ts'
import { listPath } from '#ui/list/list-filter.ts'
import { SampleNote } from '#ui/sample-note.tsx'
import { Section } from '#ui/section.tsx'
import { AcademyCard } from './academy-card.tsx'
import { CourseFigures } from './course-figures.tsx'
import type { Academy } from './schema.ts'

/** The featured courses of a level, or all of them. */
export function CoursesSection({
  courses,
  levels,
  level,
}: Pick<Academy, 'courses' | 'levels'> & ListFilter<'academy'>) {
  const t = useTranslations('academy')
  const samples = useTranslations('samples')
  const shown = courses.filter(({ levelId }) => level === 'all' || levelId === level)
  return (
    <Section id="courses" title={t('coursesTitle')} description={t('coursesText')}>
      <SampleNote>{samples('course')}</SampleNote>
      <div className="mb-9 flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <FilterLinks
          label={t('level')}
          filters={[{ id: 'all' as const, title: t('allLevels') }, ...levels].map(({ id, title }) => ({
            title,
            href: `${listPath('academy', { level: id })}#courses`,
            current: id === level,
          }))}
        />
        <output className="text-small text-ink-soft">{t('found', { count: shown.length })}</output>
      </div>
      <ul className="grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
        {shown.map((course) => (
          <AcademyCard key={course.id} item={course} label={`${course.level} · ${course.category}`}>
            <CourseFigures course={course} />
          </AcademyCard>
        ))}
      </ul>
    </Section>
  )
}
