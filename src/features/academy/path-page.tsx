import { useTranslations } from 'use-intl'
import { breakable } from '#i18n/breakable.ts'
import { SampleNote } from '#ui/sample-note.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { AcademyCard } from './academy-card.tsx'
import { CourseFigures } from './course-figures.tsx'
import { ItemCard } from './item-card.tsx'
import { ItemFrame } from './item-frame.tsx'
import type { PathDetail } from './schema.ts'
import { useCourseFormats } from './use-course-formats.ts'

/** A learning path (docs/product.md#academy-items): for whom it is, and its courses in order. */
export function PathPage({ path }: { path: PathDetail }) {
  const t = useTranslations('academy')
  const samples = useTranslations('samples')
  const { durationOf } = useCourseFormats()
  const { title, description, thumbnail, level, duration, enrolled, audience, courses } = path
  const minutes = courses.reduce((sum, course) => sum + course.duration, 0)
  return (
    <ItemFrame
      title={title}
      description={description}
      facts={[t('path'), level, t('pathCourses', { count: courses.length })]}
      card={
        <ItemCard label={t('path')} thumbnail={thumbnail}>
          <ul className="grid gap-1 text-small">
            <li className="font-[650]">{duration}</li>
            <li>{`${t('pathCourses', { count: courses.length })} · ${durationOf(minutes)}`}</li>
            <li className="text-ink-soft">{samples('marked', { text: enrolled })}</li>
          </ul>
        </ItemCard>
      }
    >
      <section aria-labelledby="audience-title">
        <h2 id="audience-title" suppressHydrationWarning>
          {breakable(t('forWhom'))}
        </h2>
        <p className="mt-5">{audience}</p>
      </section>
      <section id="courses" aria-labelledby="courses-title">
        <SectionHeading id="courses-title" title={t('pathOrder')} description={t('coursesText')} />
        <SampleNote>{samples('course')}</SampleNote>
        <ol className="grid gap-x-8 gap-y-12 sm:grid-cols-2">
          {courses.map((course, index) => (
            <AcademyCard key={course.id} item={course} label={`${index + 1} · ${course.level}`}>
              <CourseFigures course={course} />
            </AcademyCard>
          ))}
        </ol>
      </section>
    </ItemFrame>
  )
}
