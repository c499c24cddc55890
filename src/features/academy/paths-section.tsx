import { useTranslations } from 'use-intl'
import { SampleNote } from '#ui/sample-note.tsx'
import { Section } from '#ui/section.tsx'
import { AcademyCard } from './academy-card.tsx'
import type { LearningPath } from './schema.ts'

/** The learning paths, easiest first. */
export function PathsSection({ paths }: { paths: LearningPath[] }) {
  const t = useTranslations('academy')
  const samples = useTranslations('samples')
  return (
    <Section id="learning-paths" title={t('pathsTitle')} description={t('pathsText')} band>
      <SampleNote>{samples('course')}</SampleNote>
      <ol className="grid gap-x-8 gap-y-12 md:grid-cols-3">
        {paths.map((path) => (
          <AcademyCard key={path.id} item={path} label={path.level}>
            <ul className="mt-auto border-t border-line pt-3 text-small tabular-nums">
              <li>{path.duration}</li>
              <li className="text-ink-soft">{`${t('pathCourses', { count: path.courses })} · ${path.enrolled}`}</li>
            </ul>
          </AcademyCard>
        ))}
      </ol>
    </Section>
  )
}
