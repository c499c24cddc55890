import { Clock, Star, Users } from 'lucide'
import { useTranslations } from 'use-intl'
import { formatNumber } from '#i18n/format.ts'
import { usePageLocale } from '#i18n/use-page-locale.ts'
import { Icon } from '#ui/icon.tsx'
import type { Course } from './schema.ts'
import { useCourseFormats } from './use-course-formats.ts'

/** Duration, rating and students of a course, at the foot of its card. */
export function CourseFigures({ course }: { course: Course }) {
  const t = useTranslations('academy')
  const locale = usePageLocale()
  const { durationOf, ratingOf } = useCourseFormats()
  return (
    <ul className="mt-auto flex flex-wrap gap-x-4 gap-y-1 border-t border-line pt-3 text-small">
      <li className="flex items-center gap-1.5">
        <Icon node={Clock} size={16} className="text-sea" />
        {durationOf(course.duration)}
      </li>
      <li className="flex items-center gap-1.5">
        <Icon node={Star} size={16} className="text-sea" />
        <span aria-hidden>{ratingOf(course.rating)}</span>
        <span className="sr-only">{t('outOfFive', { rating: ratingOf(course.rating) })}</span>
      </li>
      <li className="flex items-center gap-1.5">
        <Icon node={Users} size={16} className="text-sea" />
        {t('students', { count: formatNumber(locale, course.students) })}
      </li>
    </ul>
  )
}
