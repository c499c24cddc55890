import { useTranslations } from 'use-intl'
import { hrefOf } from '#ui/href.ts'
import { Link } from '#ui/link.tsx'
import type { Academy, LevelId } from './schema.ts'

/** The levels as links: the choice is in the address, and works without script. */
export function LevelFilter({ levels, level }: { levels: Academy['levels']; level: LevelId | undefined }) {
  const t = useTranslations('academy')
  const choices = [{ id: undefined, title: t('allLevels') }, ...levels]
  return (
    <nav aria-label={t('level')}>
      <ul className="flex flex-wrap gap-2">
        {choices.map((choice) => (
          <li key={choice.title}>
            <Link
              href={`${hrefOf('/resources/academy', {}, { level: choice.id })}#courses`}
              aria-current={choice.id === level ? 'true' : undefined}
              className="inline-flex min-h-11 items-center rounded-control border border-ink-soft/60 px-4 text-small font-[550] hover:border-sea hover:text-sea aria-[current]:border-sea aria-[current]:bg-sea aria-[current]:text-paper"
            >
              {choice.title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
