import { useTranslations } from 'use-intl'
import type { Lesson } from './schema.ts'
import { useDuration } from './use-duration.ts'

/** The lessons of a course in order, each with its duration. */
export function LessonList({ lessons }: { lessons: Lesson[] }) {
  const t = useTranslations('academy')
  const durationOf = useDuration()
  return (
    <section aria-labelledby="lessons-title">
      <h2 id="lessons-title">{t('lessons')}</h2>
      <ol className="mt-8">
        {lessons.map((lesson, index) => (
          <li
            key={lesson.id}
            className="relative pb-9 pl-9 before:absolute before:top-7 before:bottom-1 before:left-[7px] before:border-l-2 before:border-dashed before:border-sea/50 after:absolute after:top-[3px] after:left-0 after:size-4 after:rounded-full after:border-[2.5px] after:border-sea after:bg-paper last:pb-0 last:before:hidden"
          >
            <p className="lettering flex justify-between gap-4 tabular-nums">
              <span className="text-sea">{t('lesson', { number: index + 1 })}</span>
              <span className="text-ink-soft">{durationOf(lesson.duration)}</span>
            </p>
            <h3 className="mt-1.5">{lesson.title}</h3>
            <p className="mt-1.5 text-small text-ink-soft">{lesson.description}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
