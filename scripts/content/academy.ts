import * as v from 'valibot'
import { LevelId } from '#model/filters.ts'
import { levelIds } from '#model/kinds.ts'
import { isOver } from '#features/academy/session-day.ts'
import { Academy, CourseDetail, type AcademyContent } from '#features/academy/schema.ts'
import { locales, type Locale } from '#i18n/locales.ts'
import type { ContentReader } from './reader.ts'

const factsFile = 'academy.json'

const Listed = v.looseObject({ id: v.string(), slug: v.string(), level: LevelId, picture: v.string() })
const Timed = v.looseObject({ id: v.string(), duration_minutes: v.number() })
const statNames = ['courses', 'students', 'rating', 'completion'] as const
const Stats = v.strictObject(v.entriesFromList(statNames, v.string()))

/** What has no language: ids, figures, dates, pictures. */
const Facts = v.strictObject({
  _note: v.string(),
  stats: v.strictObject({ ...Stats.entries, rating: v.number() }),
  paths: v.array(Listed),
  courses: v.array(v.looseObject({ ...Listed.entries, duration_minutes: v.number() })),
  sessions: v.array(v.looseObject({ ...Timed.entries, date: v.string() })),
  course: v.strictObject({
    slug: v.string(),
    price: v.number(),
    originalPrice: v.number(),
    originalPriceUntil: v.string(),
    stats: v.record(v.string(), v.number()),
    instructor: v.strictObject({ name: v.string(), avatar: v.string() }),
    lessons: v.array(Timed),
  }),
})

const WordsById = v.record(v.string(), v.record(v.string(), v.string()))
type WordsById = v.InferOutput<typeof WordsById>

/** The words for it in one language, by id. */
const Words = v.strictObject({
  hero: v.unknown(),
  levels: v.record(LevelId, v.string()),
  stats: Stats,
  paths: WordsById,
  courses: WordsById,
  sessions: WordsById,
  community: v.unknown(),
  course: v.strictObject({
    title: v.string(),
    description: v.string(),
    seo: v.unknown(),
    learningOutcomes: v.array(v.string()),
    instructor: v.strictObject({ title: v.string(), bio: v.string() }),
    lessons: WordsById,
  }),
})

/**
 * The academy and its sample course: `content/academy.json` with the words of
 * `content/{locale}/academy.json`.
 */
export function compileAcademy(reader: ContentReader, locale: Locale): AcademyContent | undefined {
  const file = `${locale}/academy.json`
  const facts = reader.json(factsFile, Facts)
  const words = reader.json(file, Words)
  if (!facts || !words) return undefined

  /** Items with their words; words without an item are a fault. */
  function withWords<T extends { id: string }>(name: string, items: T[], own: WordsById) {
    for (const id of Object.keys(own))
      if (!items.some((item) => item.id === id)) reader.fault(file, `${name}.${id}: no such id in ${factsFile}`)
    return items.map((item) => ({ ...item, ...own[item.id] }))
  }
  const listed = ({ level, picture, ...item }: v.InferOutput<typeof Listed>) => ({
    ...item,
    level: words.levels[level],
    levelId: level,
    thumbnail: { id: picture, alt: '' },
  })
  const timed = ({ duration_minutes: duration, ...item }: v.InferOutput<typeof Timed>) => ({ ...item, duration })
  const sessions = facts.sessions.map((item) => {
    const { date } = item
    return { ...timed(item), date, isPast: isOver(date, Date.now()) }
  })
  const decimal = new Intl.NumberFormat(locales[locale].tag, { minimumFractionDigits: 1 })
  const figures = { ...facts.stats, rating: decimal.format(facts.stats.rating) }
  const { slug, instructor, stats, lessons: timedLessons, ...prices } = facts.course
  const { seo: seo_detail, ...courseWords } = words.course

  for (const [index, { id, date }] of facts.sessions.entries())
    if (date < (facts.sessions[index - 1]?.date ?? ''))
      reader.fault(factsFile, `sessions.${index}.date: ${date} is before that of the session before it (id "${id}")`)

  const academy = reader.check(file, Academy, {
    hero: words.hero,
    stats: statNames.map((name) => ({ value: figures[name], label: words.stats[name] })),
    levels: levelIds.map((id) => ({ id, title: words.levels[id] })),
    paths: withWords('paths', facts.paths.map(listed), words.paths),
    courses: withWords(
      'courses',
      facts.courses.map(({ duration_minutes: duration, ...course }) => ({ ...listed(course), duration })),
      words.courses,
    ),
    sessions: withWords('sessions', sessions, words.sessions),
    community: words.community,
  })
  if (!academy) return undefined

  const lessons = withWords('course.lessons', timedLessons.map(timed), courseWords.lessons)
  const duration = lessons.reduce((sum, lesson) => sum + lesson.duration, 0)
  const entry = academy.courses.find((course) => course.slug === slug)
  if (!entry) reader.fault(factsFile, `course.slug: no course "${slug}" in the list`)
  else if (entry.duration !== duration)
    reader.fault(factsFile, `courses: "${slug}" takes ${duration} minutes by its lessons, not ${entry.duration}`)

  const course = reader.check(file, CourseDetail, {
    ...courseWords,
    ...prices,
    slug,
    level: entry?.level,
    thumbnail: entry?.thumbnail,
    duration,
    stats: { ...stats, hours: duration / 60 },
    instructor: { ...instructor, ...courseWords.instructor, avatar: { id: instructor.avatar, alt: '' } },
    lessons,
    seo_detail,
  })
  return course && { academy, course }
}
