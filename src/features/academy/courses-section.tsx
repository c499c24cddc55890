import { useTranslations } from 'use-intl'
import { FilterLinks } from '#ui/list/filter-links.tsx'
import { hrefOf } from '#ui/href.ts'
import { SampleNote } from '#ui/sample-note.tsx'
import { Section } from '#ui/section.tsx'
import { CourseCard } from './course-card.tsx'
import type { LevelId } from '#model/filters.ts'
import type { Academy, Course } from './schema.ts'

interface CoursesSectionProps {
  courses: Course[]
  levels: Academy['levels']
  level: LevelId | undefined
}

/** The featured courses; only those of `level` if the address names one. */
export function CoursesSection({ courses, levels, level }: CoursesSectionProps) {
  const t = useTranslations('academy')
  const samples = useTranslations('samples')
  const shown = level ? courses.filter((course) => course.levelId === level) : courses
  return (
    <Section id="courses" title={t('coursesTitle')} description={t('coursesText')}>
      <SampleNote>{`${samples('course')} ${samples('note')}`}</SampleNote>
      <div className="mb-9 flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <FilterLinks
          label={t('level')}
          filters={[{ id: undefined, title: t('allLevels') }, ...levels].map(({ id, title }) => ({
            title,
            href: hrefOf('/resources/academy', {}, { level: id }, 'courses'),
            current: id === level,
          }))}
        />
        <output className="text-small text-ink-soft tabular-nums">{t('found', { count: shown.length })}</output>
      </div>
      <ul className="grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
        {shown.map((course) => (
          <CourseCard key={course.id} course={course} />
        ))}
      </ul>
    </Section>
  )
}
