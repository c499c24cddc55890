import { useTranslations } from 'use-intl'
import { ButtonLink } from '#ui/button-link.tsx'
import { useSiteLinks } from '#ui/href.ts'
import { PageHero } from '#ui/page-hero.tsx'
import { Section } from '#ui/section.tsx'
import { StatList } from '#ui/stat-list.tsx'
import { CoursesSection } from './courses-section.tsx'
import { PathsSection } from './paths-section.tsx'
import type { ListFilter } from '#model/sections.ts'
import type { Academy } from './schema.ts'
import { SessionRow } from './session-row.tsx'

/** The academy (docs/product.md#academy-page). */
export function AcademyPage({ level, ...academy }: Academy & ListFilter<'academy'>) {
  const t = useTranslations('academy')
  const links = useSiteLinks()
  const { hero, stats, levels, paths, courses, sessions, community } = academy
  const { pathsButton, coursesButton, ...opening } = hero
  const arePast = sessions.every(({ isPast }) => isPast)
  const actions = (
    <>
      <ButtonLink href="#learning-paths" kind="primary">
        {pathsButton}
      </ButtonLink>
      <ButtonLink href="#courses">{coursesButton}</ButtonLink>
    </>
  )
  return (
    <>
      <PageHero name={t('title')} {...opening} actions={actions}>
        <StatList stats={stats} />
      </PageHero>
      <PathsSection paths={paths} />
      <CoursesSection courses={courses} levels={levels} level={level} />
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
      <Section id="community" label={t('community')} title={community.title} description={community.description}>
        <p className="flex flex-wrap gap-3">
          <ButtonLink href={links.community} kind="primary">
            {community.discord}
          </ButtonLink>
          <ButtonLink href={links.forum}>{community.forum}</ButtonLink>
        </p>
      </Section>
    </>
  )
}
