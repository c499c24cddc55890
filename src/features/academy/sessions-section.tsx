import { useTranslations } from 'use-intl'
import { Section } from '#ui/section.tsx'
import type { LiveSession } from './schema.ts'
import { SessionRow } from './session-row.tsx'

/** The live sessions. */
export function SessionsSection({ sessions }: { sessions: LiveSession[] }) {
  const t = useTranslations('academy')
  return (
    <Section id="live-sessions" title={t('sessionsTitle')} description={t('sessionsText')} band>
      <ol className="border-b border-line">
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ol>
    </Section>
  )
}
