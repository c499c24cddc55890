import { levelIds } from '#model/kinds.ts'
import { isOver } from '#features/academy/session-day.ts'
import { Academy, type AcademyContent } from '#features/academy/schema.ts'
import { locales, type Locale } from '#i18n/locales.ts'
import { AcademyFacts, AcademyWords, calendarDay, figureNames } from './academy-facts.ts'
import { compileAcademyItems } from './academy-items.ts'
import type { ContentReader } from './reader.ts'

/** The academy: `content/academy.json`, `content/{locale}/academy.json` and the lessons in `academy/`. */
export function compileAcademy(reader: ContentReader, locale: Locale): AcademyContent | undefined {
  const file = `${locale}/academy.json`
  const facts = reader.json('academy.json', AcademyFacts)
  const words = reader.json(file, AcademyWords)
  if (!facts || !words) return undefined
  const { levels, hero, community } = words

  const decimal = new Intl.NumberFormat(locales[locale].tag, { minimumFractionDigits: 1 })
  const figures = { ...facts.stats, rating: decimal.format(facts.stats.rating) }
  const sessions = facts.sessions
    .map((session) => ({ ...session, date: calendarDay(session.date) }))
    .map((session) => ({ ...session, isPast: isOver(session.date, Date.now()), ...words.sessions[session.id] }))
    .toSorted((one, other) => one.date.localeCompare(other.date))
  const academy = reader.check(file, Academy, {
    hero,
    stats: figureNames.map((name) => ({ value: figures[name], label: words.stats[name] })),
    levels: levelIds.map((levelId) => ({ id: levelId, title: levels[levelId] })),
    paths: facts.paths.map(({ courses, ...path }) => {
      const { title, description, duration, enrolled } = words.paths[path.id] ?? {}
      const level = levels[path.levelId]
      return { ...path, title, description, duration, enrolled, level, courses: courses.length }
    }),
    courses: facts.courses.map(({ id, slug, levelId, rating, students, thumbnail, lessons }) => {
      const { title, description, category } = words.courses[id] ?? {}
      const duration = lessons.reduce((sum, lesson) => sum + lesson.duration, 0)
      const level = levels[levelId]
      return { id, slug, title, description, category, level, levelId, duration, rating, students, thumbnail }
    }),
    sessions,
    community,
  })
  const items = academy && compileAcademyItems(reader, locale, { facts, words, academy })
  return items && { academy, items }
}
