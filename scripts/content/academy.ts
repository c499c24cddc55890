import * as v from 'valibot'
import { LevelId, levelIds } from '#model/filters.ts'
import { isOver } from '#features/academy/session-day.ts'
import { Academy, CourseDetail, type AcademyContent } from '#features/academy/schema.ts'
import { locales, type Locale } from '#i18n/locales.ts'
import type { ContentReader } from './reader.ts'

const neutralFile = 'academy.json'

const Listed = v.looseObject({ id: v.string(), slug: v.string(), level: LevelId, picture: v.string() })
const Timed = v.looseObject({ id: v.string(), duration_minutes: v.number() })
const Session = v.looseObject({ ...Timed.entries, date: v.string() })
const statNames = ['courses', 'students', 'rating', 'completion'] as const
const Stats = v.strictObject({ courses: v.string(), students: v.string(), rating: v.string(), completion: v.string() })

/** What has no language: ids, figures, dates, pictures. */
const Neutral = v.strictObject({
  _note: v.string(),
  stats: v.strictObject({ ...Stats.entries, rating: v.number() }),
  paths: v.array(Listed),
  courses: v.array(v.looseObject({ ...Listed.entries, duration_minutes: v.number() })),
  sessions: v.array(Session),
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

const TextsById = v.record(v.string(), v.record(v.string(), v.string()))
type TextsById = v.InferOutput<typeof TextsById>

/** The words for it in one language, by id. */
const Texts = v.strictObject({
  hero: v.unknown(),
  levels: v.record(LevelId, v.string()),
  stats: Stats,
  paths: TextsById,
  courses: TextsById,
  sessions: TextsById,
  community: v.unknown(),
  course: v.strictObject({
    title: v.string(),
    description: v.string(),
    seo: v.unknown(),
    learningOutcomes: v.array(v.string()),
    instructor: v.strictObject({ title: v.string(), bio: v.string() }),
    lessons: TextsById,
  }),
})

/**
 * The academy and its sample course: `content/academy.json` with the words of
 * `content/{locale}/academy.json`.
 */
export async function compileAcademy(reader: ContentReader, locale: Locale): Promise<AcademyContent | undefined> {
  const file = `${locale}/academy.json`
  const [neutral, texts] = await Promise.all([reader.json(neutralFile, Neutral), reader.json(file, Texts)])
  if (!neutral || !texts) return undefined

  /** Items with their words; words without an item are a fault. */
  function withTexts<T extends { id: string }>(name: string, items: T[], words: TextsById) {
    for (const id of Object.keys(words))
      if (!items.some((item) => item.id === id)) reader.fault(file, `${name}.${id}: no such id in ${neutralFile}`)
    return items.map((item) => ({ ...item, ...words[item.id] }))
  }
  const listed = ({ level, picture, ...item }: v.InferOutput<typeof Listed>) => ({
    ...item,
    level: texts.levels[level],
    levelId: level,
    thumbnail: { id: picture, alt: '' },
  })
  const timed = ({ duration_minutes: duration, ...item }: v.InferOutput<typeof Timed>) => ({
    ...item,
    duration,
  })
  const session = (item: v.InferOutput<typeof Session>) => ({
    ...timed(item),
    date: item.date,
    isPast: isOver(item.date, Date.now()),
  })
  const decimal = new Intl.NumberFormat(locales[locale].tag, { minimumFractionDigits: 1 })
  const figures = { ...neutral.stats, rating: decimal.format(neutral.stats.rating) }
  const { slug, instructor, stats, lessons: facts, ...prices } = neutral.course
  const { seo: seo_detail, ...words } = texts.course

  for (const [index, { id, date }] of neutral.sessions.entries())
    if (date < (neutral.sessions[index - 1]?.date ?? ''))
      reader.fault(neutralFile, `sessions.${index}.date: ${date} is before that of the session before it (id "${id}")`)

  const academy = reader.check(file, Academy, {
    hero: texts.hero,
    stats: statNames.map((name) => ({ value: figures[name], label: texts.stats[name] })),
    levels: levelIds.map((id) => ({ id, title: texts.levels[id] })),
    paths: withTexts('paths', neutral.paths.map(listed), texts.paths),
    courses: withTexts(
      'courses',
      neutral.courses.map(({ duration_minutes: duration, ...course }) => ({ ...listed(course), duration })),
      texts.courses,
    ),
    sessions: withTexts('sessions', neutral.sessions.map(session), texts.sessions),
    community: texts.community,
  })
  if (!academy) return undefined

  const lessons = withTexts('course.lessons', facts.map(timed), words.lessons)
  const duration = lessons.reduce((sum, lesson) => sum + lesson.duration, 0)
  const entry = academy.courses.find((course) => course.slug === slug)
  if (!entry) reader.fault(neutralFile, `course.slug: no course "${slug}" in the list`)
  else if (entry.duration !== duration)
    reader.fault(neutralFile, `courses: "${slug}" takes ${duration} minutes by its lessons, not ${entry.duration}`)

  const course = reader.check(file, CourseDetail, {
    ...words,
    ...prices,
    slug,
    level: entry?.level,
    thumbnail: entry?.thumbnail,
    duration,
    stats: { ...stats, hours: duration / 60 },
    instructor: { ...instructor, ...words.instructor, avatar: { id: instructor.avatar, alt: '' } },
    lessons,
    seo_detail,
  })
  return course && { academy, course }
}
