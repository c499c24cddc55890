import { useTranslations } from 'use-intl'
import { breakable } from '#i18n/breakable.ts'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { SampleNote } from '#ui/sample-note.tsx'
import { Section } from '#ui/section.tsx'
import { Title } from '#ui/title.tsx'
import { AcademyCard } from './academy-card.tsx'
import { CourseFigures } from './course-figures.tsx'
import type { PathDetail } from './schema.ts'
import { useCourseFormats } from './use-course-formats.ts'

/** A learning path (docs/product.md#academy-items): for whom it is, and its courses in order. */
export function PathPage({ path }: { path: PathDetail }) {
  const t = useTranslations('academy')
  const samples = useTranslations('samples')
  const { durationOf } = useCourseFormats()
  const { title, description, level, duration, enrolled, audience, courses } = path
  const minutes = courses.reduce((sum, course) => sum + course.duration, 0)
  return (
    <article>
      <header className="border-b border-line bg-chart">
        <div className="frame pt-5 pb-12 lg:pt-7 lg:pb-16">
          <Breadcrumbs above={[{ title: t('title'), href: '/resources/academy' }]} title={title} />
          <p className="lettering mt-6 flex flex-wrap gap-x-5 gap-y-1 text-sea lg:mt-8">
            <span>{t('path')}</span>
            <span>{level}</span>
            <span>{t('pathCourses', { count: courses.length })}</span>
            <span>{durationOf(minutes)}</span>
          </p>
          <Title className="mt-3">{title}</Title>
          <p className="mt-5 max-w-[45rem] text-ink-soft">{description}</p>
          <h2 className="mt-8 text-h3!" suppressHydrationWarning>
            {breakable(t('forWhom'))}
          </h2>
          <p className="mt-2 max-w-[45rem] text-ink-soft">{audience}</p>
          <p className="mt-6 text-small">{`${duration} · ${samples('marked', { text: enrolled })}`}</p>
        </div>
      </header>
      <Section id="courses" title={t('pathOrder')} description={t('coursesText')}>
        <SampleNote>{samples('course')}</SampleNote>
        <ol className="grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
          {courses.map((course, index) => (
            <AcademyCard key={course.id} item={course} label={`${index + 1} · ${course.level}`}>
              <CourseFigures course={course} />
            </AcademyCard>
          ))}
        </ol>
      </Section>
    </article>
  )
}
