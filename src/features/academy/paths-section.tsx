import { useTranslations } from 'use-intl'
import { itemPath } from '#ui/href.ts'
import { Link } from '#ui/link.tsx'
import { Picture } from '#ui/picture.tsx'
import { SampleNote } from '#ui/sample-note.tsx'
import { Section } from '#ui/section.tsx'
import type { LearningPath } from './schema.ts'

/** The learning paths, easiest first. The link of a title covers its whole card. */
export function PathsSection({ paths }: { paths: LearningPath[] }) {
  const t = useTranslations('academy')
  const samples = useTranslations('samples')
  return (
    <Section id="learning-paths" title={t('pathsTitle')} description={t('pathsText')} band>
      <SampleNote>{samples('course')}</SampleNote>
      <ol className="grid gap-x-8 gap-y-12 md:grid-cols-3">
        {paths.map((path) => (
          <li key={path.id} className="group relative flex flex-col">
            <Picture {...path.thumbnail} size="540x405" className="w-full rounded-card border border-line" />
            <p className="lettering mt-5 text-sea">{path.level}</p>
            <h3 className="mt-2">
              <Link
                href={itemPath('academy', path.slug)}
                className="group-hover:text-sea after:absolute after:inset-0 after:rounded-card"
              >
                {path.title}
              </Link>
            </h3>
            <p className="mt-2 mb-4 text-small text-ink-soft">{path.description}</p>
            <ul className="mt-auto border-t border-line pt-3 text-small tabular-nums">
              <li>{path.duration}</li>
              <li className="text-ink-soft">{`${t('pathCourses', { count: path.courses })} · ${path.enrolled}`}</li>
            </ul>
          </li>
        ))}
      </ol>
    </Section>
  )
}
