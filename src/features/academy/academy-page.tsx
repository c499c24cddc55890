import { useTranslations } from 'use-intl'
import { ButtonLink } from '#ui/button-link.tsx'
import { useSiteLinks } from '#ui/href.ts'
import { PageHero } from '#ui/page-hero.tsx'
import { SampleNote } from '#ui/sample-note.tsx'
import { Section } from '#ui/section.tsx'
import { StatList } from '#ui/stat-list.tsx'
import { AcademyCard } from './academy-card.tsx'
import { CoursesSection } from './courses-section.tsx'
import type { ListFilter } from '#model/sections.ts'
import type { Academy } from './schema.ts'
import { SessionRow } from './session-row.tsx'

/** The academy (docs/product.md#academy-page). */
export function AcademyPage({ level, ...academy }: Academy & ListFilter<'academy'>) {
  const t = useTranslations('academy')
  const samples = useTranslations('samples')
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
      <Section id="learning-paths" title={t('pathsTitle')} description={t('pathsText')} band>
        <SampleNote>{samples('course')}</SampleNote>
        <ol className="grid gap-x-8 gap-y-12 md:grid-cols-3">
          {paths.map((path) => (
            <AcademyCard key={path.id} item={path} label={path.level}>
              <ul className="mt-auto border-t border-line pt-3 text-small">
                <li>{path.duration}</li>
                <li className="text-ink-soft">{`${t('pathCourses', { count: path.courses })} · ${path.enrolled}`}</li>
              </ul>
            </AcademyCard>
          ))}
        </ol>
      </Section>
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
