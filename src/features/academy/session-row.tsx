import { useSyncExternalStore } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { ButtonLink } from '#ui/button-link.tsx'
import { useSiteLinks } from '#ui/href.ts'
import type { LiveSession } from './schema.ts'
import { isOver } from '#model/session-day.ts'
import { useCourseFormats } from './use-course-formats.ts'
import { breakable } from '#i18n/breakable.ts'

const never = () => () => undefined

/**
 * A live session; a past one has no link. The server renders the build's `isPast`; after hydration the
 * browser checks again.
 */
export function SessionRow({ session }: { session: LiveSession }) {
  const t = useTranslations('academy')
  const marked = useTranslations('samples')
  const { dateTime } = useFormatter()
  const { durationOf } = useCourseFormats()
  const { app } = useSiteLinks()
  const day = new Date(session.date)
  const isPast = useSyncExternalStore(
    never,
    () => isOver(session.date, performance.timeOrigin),
    () => session.isPast,
  )
  return (
    <li className="grid gap-x-12 gap-y-5 border-t border-line py-8 md:grid-cols-[8rem_1fr] lg:grid-cols-[8rem_1fr_auto] lg:py-10">
      <time dateTime={session.date} className="flex items-baseline gap-3 md:flex-col md:gap-1">
        <span className="text-[3rem] leading-none font-[650] tracking-[-0.03em]">{day.getUTCDate()}</span>
        <span className="text-small text-ink-soft">{dateTime(day, { month: 'long', year: 'numeric' })}</span>
      </time>
      <div>
        <p className="lettering mb-2 text-ink-soft">{t(isPast ? 'sessionPast' : 'sessionUpcoming')}</p>
        <h3 suppressHydrationWarning>{breakable(session.title)}</h3>
        <p className="mt-1 text-small font-[550]">{marked('marked', { text: session.speaker })}</p>
        <p className="mt-3 max-w-[44rem] text-small text-ink-soft">{session.description}</p>
        <p className="mt-4 flex flex-wrap gap-x-6 gap-y-1 text-small">
          <span>{session.time}</span>
          <span>{durationOf(session.duration)}</span>
          <span>{marked('marked', { text: t('attendees', { count: session.attendees }) })}</span>
        </p>
      </div>
      {!isPast && (
        <p className="md:col-start-2 lg:col-start-3 lg:self-center">
          <ButtonLink href={app} kind="primary">
            <span>
              {t('registerNow')}
              <span className="sr-only">{` ${session.title}`}</span>
            </span>
          </ButtonLink>
        </p>
      )}
    </li>
  )
}
