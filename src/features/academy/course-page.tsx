import { useTranslations } from 'use-intl'
import { formatNumber, rounded } from '#i18n/format.ts'
import { usePageLocale } from '#i18n/use-page-locale.ts'
import { IconList } from '#ui/icon-list.tsx'
import { buttonStyle } from '#ui/button.ts'
import { itemPath } from '#ui/href.ts'
import { Link } from '#ui/link.tsx'
import { Picture } from '#ui/picture.tsx'
import { StatList } from '#ui/stat-list.tsx'
import { CourseOffer } from './course-offer.tsx'
import { ItemFrame } from './item-frame.tsx'
import type { CourseDetail } from './schema.ts'
import { useCourseFormats } from './use-course-formats.ts'
import { breakable } from '#i18n/breakable.ts'

/** A course (docs/product.md#academy-items): outcomes, lessons, instructor and price. */
export function CoursePage({ course }: { course: CourseDetail }) {
  const t = useTranslations('academy')
  const marked = useTranslations('samples')
  const locale = usePageLocale()
  const { durationOf, ratingOf } = useCourseFormats()
  const { title, description, level, duration, stats, lessons, instructor } = course
  const figures = [
    { value: formatNumber(locale, stats.enrolled), label: t('enrolled') },
    { value: ratingOf(stats.rating), label: t('averageRating') },
    { value: `${stats.completion}%`, label: t('completion') },
    { value: formatNumber(locale, rounded(stats.hours, 1)), label: t('hoursOfLessons') },
  ]
  return (
    <ItemFrame
      title={title}
      description={description}
      facts={[level, durationOf(duration), t('lessonsCount', { count: lessons.length })]}
      card={<CourseOffer course={course} />}
    >
      <StatList stats={figures} />
      <section aria-labelledby="outcomes-title">
        <h2 id="outcomes-title" suppressHydrationWarning>
          {breakable(t('outcomes'))}
        </h2>
        <IconList items={course.learningOutcomes} className="mt-7 grid gap-x-10 gap-y-4 text-small sm:grid-cols-2" />
      </section>
      <section aria-labelledby="lessons-title">
        <h2 id="lessons-title" suppressHydrationWarning>
          {breakable(t('lessons'))}
        </h2>
        <ol className="mt-8">
          {lessons.map((lesson, index) => (
            <li
              key={lesson.id}
              className="relative pb-9 pl-9 before:absolute before:top-7 before:bottom-1 before:left-[7px] before:border-l-2 before:border-dashed before:border-sea/50 after:absolute after:top-[3px] after:left-0 after:size-4 after:rounded-full after:border-[2.5px] after:border-sea after:bg-paper last:pb-0 last:before:hidden"
            >
              <p className="lettering flex justify-between gap-4">
                <span className="text-sea">{t('lesson', { number: index + 1 })}</span>
                <span className="text-ink-soft">{durationOf(lesson.duration)}</span>
              </p>
              <h3 className="mt-1.5" suppressHydrationWarning>
                {breakable(lesson.title)}
              </h3>
              <p className="mt-1.5 text-small text-ink-soft">{lesson.description}</p>
              {lesson.id === course.readable && (
                <Link href={itemPath('academy', lesson.id)} className={buttonStyle.quiet}>
                  {t('readLesson')}
                </Link>
              )}
            </li>
          ))}
        </ol>
      </section>
      <section aria-labelledby="instructor-title" className="border-t border-line pt-8">
        <p className="lettering text-ink-soft">{marked('marked', { text: t('instructor') })}</p>
        <div className="mt-5 grid grid-cols-[72px_1fr] gap-x-6 gap-y-4">
          <Picture {...instructor.avatar} size="72x72" className="rounded-full bg-chart" />
          <div className="self-center">
            <h2 id="instructor-title" className="text-h3!">
              {instructor.name}
            </h2>
            <p className="mt-1 text-small text-ink-soft">{instructor.title}</p>
          </div>
          <p className="col-span-2 sm:col-start-2">{instructor.bio}</p>
        </div>
      </section>
    </ItemFrame>
  )
}
