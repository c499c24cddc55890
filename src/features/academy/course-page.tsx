import { Check } from 'lucide'
import { useTranslations } from 'use-intl'
import { formatNumber } from '#i18n/format.ts'
import { usePageLocale } from '#i18n/use-page-locale.ts'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { Icon } from '#ui/icon.tsx'
import { StatList } from '#ui/stat-list.tsx'
import { CourseOffer } from './course-offer.tsx'
import { InstructorBox } from './instructor-box.tsx'
import { LessonList } from './lesson-list.tsx'
import type { CourseDetail } from './schema.ts'
import { useDuration } from './use-duration.ts'
import { useRating } from './use-rating.ts'

interface CoursePageProps {
  course: CourseDetail
  /** Whether the slug is another one's: the sample course stands for every course and path. */
  isStandIn: boolean
}

/** A course (docs/product.md#course-page): outcomes, lessons, instructor and price. */
export function CoursePage({ course, isStandIn }: CoursePageProps) {
  const t = useTranslations('academy')
  const locale = usePageLocale()
  const durationOf = useDuration()
  const ratingOf = useRating()
  const { title, description, level, duration, stats, lessons } = course
  const figures = [
    { value: formatNumber(locale, stats.enrolled), label: t('enrolled') },
    { value: ratingOf(stats.rating), label: t('averageRating') },
    { value: `${stats.completion}%`, label: t('completion') },
    { value: formatNumber(locale, stats.hours), label: t('hoursOfLessons') },
  ]
  return (
    <article className="isolate overflow-x-clip">
      <div className="frame grid gap-x-16 lg:grid-cols-[minmax(0,1fr)_23rem] lg:grid-rows-[auto_1fr]">
        {/* The background spans the whole window, also behind the offer on the right. */}
        <header className="relative pt-5 pb-10 before:absolute before:inset-y-0 before:left-[-100vw] before:-z-1 before:w-[200vw] before:border-b before:border-line before:bg-chart lg:pt-7 lg:pb-16">
          <Breadcrumbs above={[{ title: t('title'), href: '/resources/academy' }]} title={title} />
          <p className="lettering mt-6 flex flex-wrap gap-x-5 gap-y-1 text-sea tabular-nums lg:mt-8">
            <span>{level}</span>
            <span>{durationOf(duration)}</span>
            <span>{t('lessonsCount', { count: lessons.length })}</span>
          </p>
          <h1 className="mt-3">{title}</h1>
          <p className="mt-5 text-ink-soft">{description}</p>
          {isStandIn && <p className="mt-6 border-l-2 border-sea pl-4 text-small">{t('sampleNote')}</p>}
        </header>
        <div className="pt-10 lg:row-span-2 lg:py-16">
          <CourseOffer course={course} />
        </div>
        <div className="grid gap-y-16 py-14 lg:gap-y-20 lg:py-16">
          <StatList stats={figures} />
          <section aria-labelledby="outcomes-title">
            <h2 id="outcomes-title">{t('outcomes')}</h2>
            <ul className="mt-7 grid gap-x-10 gap-y-4 text-small sm:grid-cols-2">
              {course.learningOutcomes.map((outcome) => (
                <li key={outcome} className="flex gap-3">
                  <Icon node={Check} className="mt-0.5 shrink-0 text-sea" />
                  <span>{outcome}</span>
                </li>
              ))}
            </ul>
          </section>
          <LessonList lessons={lessons} />
          <InstructorBox {...course.instructor} />
        </div>
      </div>
    </article>
  )
}
