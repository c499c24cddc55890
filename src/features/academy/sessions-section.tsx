import { useTranslations } from 'use-intl'
import { Section } from '#ui/section.tsx'
import type { LiveSession } from './schema.ts'
import { SessionRow } from './session-row.tsx'

/** The live sessions; none of them is upcoming when all were over at the build. */
export function SessionsSection({ sessions }: { sessions: LiveSession[] }) {
  const t = useTranslations('academy')
  const arePast = sessions.every(({ isPast }) => isPast)
  return (
    <Section
      id="live-sessions"
      title={t(arePast ? 'pastSessionsTitle' : 'sessionsTitle')}
      description={t(arePast ? 'pastSessionsText' : 'sessionsText')}
      band
    >
      <ol className="border-b border-line">
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ol>
    </Section>
  )
}
