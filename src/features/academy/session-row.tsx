import { useFormatter, useTranslations } from 'use-intl'
import { ButtonLink } from '#ui/button-link.tsx'
import { useSiteLinks } from '#ui/href.ts'
import type { LiveSession } from './schema.ts'
import { useCourseFormats } from './use-course-formats.ts'

/** The date on the left, then the topic and a link to register. */
export function SessionRow({ session }: { session: LiveSession }) {
  const t = useTranslations('academy')
  const { dateTime } = useFormatter()
  const { durationOf } = useCourseFormats()
  const day = new Date(session.date)
  return (
    <li className="grid gap-x-12 gap-y-5 border-t border-line py-8 md:grid-cols-[8rem_1fr] lg:grid-cols-[8rem_1fr_auto] lg:py-10">
      <time dateTime={session.date} className="flex items-baseline gap-3 tabular-nums md:flex-col md:gap-1">
        <span className="text-[3rem] leading-none font-[650] tracking-[-0.03em]">{day.getUTCDate()}</span>
        <span className="text-small text-ink-soft">{dateTime(day, { month: 'long', year: 'numeric' })}</span>
      </time>
      <div>
        <h3>{session.title}</h3>
        <p className="mt-1 text-small font-[550]">{session.speaker}</p>
        <p className="mt-3 max-w-[44rem] text-small text-ink-soft">{session.description}</p>
        <p className="mt-4 flex flex-wrap gap-x-6 gap-y-1 text-small tabular-nums">
          <span>{session.time}</span>
          <span>{durationOf(session.duration)}</span>
          <span>{t('attendees', { count: session.attendees })}</span>
        </p>
      </div>
      <p className="md:col-start-2 lg:col-start-3 lg:self-center">
        <ButtonLink href={useSiteLinks().app} kind="primary">
          <span>
            {t('registerNow')}
            <span className="sr-only"> {session.title}</span>
          </span>
        </ButtonLink>
      </p>
    </li>
  )
}
