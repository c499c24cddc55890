import * as v from 'valibot'
import { LevelId } from '#model/filters.ts'
import { levelIds } from '#model/kinds.ts'
import { isOver } from '#features/academy/session-day.ts'
import { Academy, CourseDetail, type AcademyContent } from '#features/academy/schema.ts'
import { locales, type Locale } from '#i18n/locales.ts'
import type { ContentReader } from './reader.ts'

const id = v.string()
const figureNames = ['courses', 'students', 'rating', 'completion'] as const

/** Values without a language. The schemas of the feature check the other fields of each record. */
const Facts = v.strictObject({
  _note: v.string(),
  stats: v.strictObject({ ...v.entriesFromList(figureNames, v.string()), rating: v.number() }),
  paths: v.array(v.looseObject({ id, levelId: LevelId })),
  courses: v.array(v.looseObject({ id, levelId: LevelId })),
  sessions: v.array(v.looseObject({ id, date: v.string() })),
  course: v.looseObject({
    slug: v.string(),
    price: v.number(),
    originalPrice: v.number(),
    originalPriceUntil: v.string(),
    stats: v.looseObject({}),
    instructor: v.looseObject({}),
    lessons: v.array(v.looseObject({ id, duration: v.number() })),
  }),
})

/** Words in one language, by id of the item. */
const WordsById = v.record(id, v.record(v.string(), v.string()))
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

const dayMs = 24 * 60 * 60 * 1000

/** A date such as `2026-12-05`, or `+9`: nine days after the build. */
const calendarDay = (date: string) =>
  date.startsWith('+') ? new Date(Date.now() + Number(date) * dayMs).toISOString().slice(0, 10) : date

/** The academy and its sample course: `content/academy.json` and `content/{locale}/academy.json`. */
export function compileAcademy(reader: ContentReader, locale: Locale): AcademyContent | undefined {
  const file = `${locale}/academy.json`
  const facts = reader.json('academy.json', Facts)
  const words = reader.json(file, Words)
  if (!facts || !words) return undefined
  const { levels, hero, community } = words
  const withWords = <T extends { id: string }>(items: T[], own: v.InferOutput<typeof WordsById>) =>
    items.map((item) => ({ ...item, ...own[item.id] }))
  const withLevel = <T extends { levelId: keyof typeof levels }>(item: T) => ({ ...item, level: levels[item.levelId] })

  const decimal = new Intl.NumberFormat(locales[locale].tag, { minimumFractionDigits: 1 })
  const figures = { ...facts.stats, rating: decimal.format(facts.stats.rating) }
  const sessions = facts.sessions
    .map((session) => ({ ...session, date: calendarDay(session.date) }))
    .map((session) => ({ ...session, isPast: isOver(session.date, Date.now()) }))
    .toSorted((one, other) => one.date.localeCompare(other.date))
  const academy = reader.check(file, Academy, {
    hero,
    stats: figureNames.map((name) => ({ value: figures[name], label: words.stats[name] })),
    levels: levelIds.map((levelId) => ({ id: levelId, title: levels[levelId] })),
    paths: withWords(facts.paths.map(withLevel), words.paths),
    courses: withWords(facts.courses.map(withLevel), words.courses),
    sessions: withWords(sessions, words.sessions),
    community,
  })
  if (!academy) return undefined
  const { instructor, lessons, stats, ...course } = facts.course
  const { seo: seo_detail, ...texts } = words.course
  const listed = academy.courses.find(({ slug }) => slug === course.slug)
  if (!listed) return reader.fault('academy.json', `course.slug: "${course.slug}" is not in courses`)
  const duration = lessons.reduce((sum, lesson) => sum + lesson.duration, 0)
  const originalPriceUntil = calendarDay(course.originalPriceUntil)
  const detail = reader.check(file, CourseDetail, {
    ...course,
    originalPriceUntil,
    // After the offer there is no other price to compare with.
    originalPrice: isOver(originalPriceUntil, Date.now()) ? course.price : course.originalPrice,
    ...texts,
    level: listed.level,
    thumbnail: listed.thumbnail,
    duration,
    stats: { ...stats, hours: duration / 60 },
    instructor: { ...instructor, ...texts.instructor },
    lessons: withWords(lessons, texts.lessons),
    seo_detail,
  })
  return detail && { academy, course: detail }
}
