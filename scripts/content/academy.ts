import * as v from 'valibot'
import { LevelId, levelIds } from '#model/filters.ts'
import { isOver } from '#features/academy/session-day.ts'
import { Academy, CourseDetail, type AcademyContent } from '#features/academy/schema.ts'
import { locales, type Locale } from '#i18n/locales.ts'
import type { ContentReader } from './reader.ts'

const listed = { id: v.string(), slug: v.string(), level: LevelId, picture: v.string() }
const timed = { id: v.string(), duration_minutes: v.number() }
const figureNames = ['courses', 'students', 'rating', 'completion'] as const

/** What has no language: ids, figures, dates, pictures. */
const Facts = v.strictObject({
  _note: v.string(),
  stats: v.strictObject({ ...v.entriesFromList(figureNames, v.string()), rating: v.number() }),
  paths: v.array(v.strictObject({ ...listed, courses: v.number() })),
  courses: v.array(v.strictObject({ ...listed, ...timed, rating: v.number(), students: v.number() })),
  sessions: v.array(v.strictObject({ ...timed, date: v.string(), time: v.string(), attendees: v.number() })),
  course: v.looseObject({
    slug: v.string(),
    stats: v.record(v.string(), v.number()),
    instructor: v.looseObject({ avatar: v.string() }),
    lessons: v.array(v.strictObject(timed)),
  }),
})

/** Words in one language, by id. */
const WordsById = v.record(v.string(), v.record(v.string(), v.string()))

const Words = v.strictObject({
  hero: v.unknown(),
  levels: v.record(LevelId, v.string()),
  stats: v.strictObject(v.entriesFromList(figureNames, v.string())),
  paths: WordsById,
  courses: WordsById,
  sessions: WordsById,
  community: v.unknown(),
  course: v.looseObject({ seo: v.unknown(), instructor: v.looseObject({}), lessons: WordsById }),
})

/** Items with their words in one language. */
const withWords = <T extends { id: string }>(items: T[], words: v.InferOutput<typeof WordsById>) =>
  items.map((item) => ({ ...item, ...words[item.id] }))

const inMinutes = <T extends { duration_minutes: number }>({ duration_minutes: duration, ...item }: T) => ({
  ...item,
  duration,
})

/**
 * The academy and its sample course: `content/academy.json` with the words of
 * `content/{locale}/academy.json`.
 */
export function compileAcademy(reader: ContentReader, locale: Locale): AcademyContent | undefined {
  const file = `${locale}/academy.json`
  const facts = reader.json('academy.json', Facts)
  const words = reader.json(file, Words)
  if (!facts || !words) return undefined

  const asCard = <T extends { level: (typeof levelIds)[number]; picture: string }>({ level, picture, ...item }: T) => ({
    ...item,
    level: words.levels[level],
    levelId: level,
    thumbnail: { id: picture, alt: '' },
  })
  const decimal = new Intl.NumberFormat(locales[locale].tag, { minimumFractionDigits: 1 })
  const figures = { ...facts.stats, rating: decimal.format(facts.stats.rating) }
  const sessions = facts.sessions
    .toSorted((one, other) => one.date.localeCompare(other.date))
    .map((item) => ({ ...inMinutes(item), isPast: isOver(item.date, Date.now()) }))
  const academy = reader.check(file, Academy, {
    hero: words.hero,
    stats: figureNames.map((name) => ({ value: figures[name], label: words.stats[name] })),
    levels: levelIds.map((id) => ({ id, title: words.levels[id] })),
    paths: withWords(facts.paths.map(asCard), words.paths),
    courses: withWords(facts.courses.map(asCard).map(inMinutes), words.courses),
    sessions: withWords(sessions, words.sessions),
    community: words.community,
  })
  if (!academy) return undefined

  const { instructor, lessons: lessonFacts, stats, ...course } = facts.course
  const { seo: seo_detail, ...courseWords } = words.course
  const lessons = withWords(lessonFacts.map(inMinutes), courseWords.lessons)
  const entry = academy.courses.find(({ slug }) => slug === course.slug)
  const duration = lessons.reduce((sum, lesson) => sum + lesson.duration, 0)
  if (entry?.duration !== duration)
    reader.fault('academy.json', `courses: "${course.slug}" must be listed with the ${duration} minutes of its lessons`)
  const detail = reader.check(file, CourseDetail, {
    ...course,
    ...courseWords,
    level: entry?.level,
    thumbnail: entry?.thumbnail,
    duration,
    stats: { ...stats, hours: duration / 60 },
    instructor: { ...instructor, ...courseWords.instructor, avatar: { id: instructor.avatar, alt: '' } },
    lessons,
    seo_detail,
  })
  return detail && { academy, course: detail }
}
