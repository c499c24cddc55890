import { Clock, Star, Users } from 'lucide'
import { useTranslations } from 'use-intl'
import { formatNumber } from '#i18n/format.ts'
import { usePageLocale } from '#i18n/use-page-locale.ts'
import { hrefOf } from '#ui/href.ts'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { Picture } from '#ui/picture.tsx'
import type { Course } from './schema.ts'
import { useDuration } from './use-duration.ts'
import { useRating } from './use-rating.ts'

/** A course in the list. The link of its title covers the whole card. */
export function CourseCard({ course }: { course: Course }) {
  const t = useTranslations('academy')
  const durationOf = useDuration()
  const rating = useRating()(course.rating)
  return (
    <li className="group relative flex flex-col">
      <Picture {...course.thumbnail} size="540x405" className="w-full rounded-card border border-line" />
      <p className="lettering mt-5 text-sea">
        {course.level} · {course.category}
      </p>
      <h3 className="mt-2 mb-2">
        <Link
          href={hrefOf('/resources/academy/$slug', { slug: course.slug })}
          className="group-hover:text-sea after:absolute after:inset-0 after:rounded-card"
        >
          {course.title}
        </Link>
      </h3>
      <p className="mb-4 text-small text-ink-soft">{course.description}</p>
      <ul className="mt-auto flex flex-wrap gap-x-4 gap-y-1 border-t border-line pt-3 text-small tabular-nums">
        <li className="flex items-center gap-1.5">
          <Icon node={Clock} size={16} className="text-sea" />
          {durationOf(course.duration)}
        </li>
        <li className="flex items-center gap-1.5">
          <Icon node={Star} size={16} className="text-sea" />
          <span aria-hidden>{rating}</span>
          <span className="sr-only">{t('outOfFive', { rating })}</span>
        </li>
        <li className="flex items-center gap-1.5">
          <Icon node={Users} size={16} className="text-sea" />
          {t('students', { count: formatNumber(usePageLocale(), course.students) })}
        </li>
      </ul>
    </li>
  )
}
