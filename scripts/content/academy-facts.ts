import * as v from 'valibot'
import { CalendarDate } from '#model/article.ts'
import { LevelId } from '#model/filters.ts'
import { PictureRef } from '#model/picture.ts'
import { figureNames, type AcademySource } from '#worker/content/academy.ts'

const id = v.string()
const summary = { id, levelId: LevelId, thumbnail: PictureRef }
const sentence = 'Write a date such as "2026-12-05", or "+9" for nine days after the build'
const Day = v.union([CalendarDate, v.pipe(v.string(), v.regex(/^\+\d+$/, sentence))], sentence)

/** `content/academy.json`: values without a language. The schemas of the feature check the numbers. */
export const AcademyFacts = v.strictObject({
  _note: v.string(),
  stats: v.strictObject({ ...v.entriesFromList(figureNames, v.string()), rating: v.number() }),
  instructors: v.array(v.strictObject({ id, name: v.string(), avatar: PictureRef })),
  /** `courses` are ids in the order in which a path takes them. */
  paths: v.array(v.strictObject({ ...summary, courses: v.array(id) })),
  courses: v.array(
    v.strictObject({
      ...summary,
      rating: v.number(),
      students: v.number(),
      completion: v.number(),
      instructor: id,
      price: v.number(),
      originalPrice: v.optional(v.number()),
      originalPriceUntil: v.optional(Day),
      lessons: v.pipe(
        v.array(v.strictObject({ id, duration: v.number() })),
        v.minLength(1, 'Write at least one lesson'),
      ),
    }),
  ),
  sessions: v.array(v.strictObject({ id, date: Day, time: v.string(), duration: v.number(), attendees: v.number() })),
})
export type AcademyFacts = v.InferOutput<typeof AcademyFacts>

const WordsById = v.record(id, v.record(v.string(), v.string()))

/** `content/{locale}/academy.json`: words by the id of their item. */
export const AcademyWords = v.strictObject({
  hero: v.unknown(),
  levels: v.record(LevelId, v.string()),
  stats: v.strictObject(v.entriesFromList(figureNames, v.string())),
  instructors: WordsById,
  paths: v.record(
    id,
    v.strictObject({
      title: v.string(),
      description: v.string(),
      duration: v.string(),
      enrolled: v.string(),
      /** For whom the path is. */
      audience: v.string(),
      seo: v.unknown(),
    }),
  ),
  courses: v.record(
    id,
    v.strictObject({
      title: v.string(),
      category: v.string(),
      /** On the card. */
      description: v.string(),
      /** On the page of the course. */
      about: v.string(),
      seo: v.unknown(),
      learningOutcomes: v.array(v.string()),
      lessons: WordsById,
    }),
  ),
  sessions: WordsById,
  community: v.unknown(),
})
export type AcademyWords = v.InferOutput<typeof AcademyWords>

const dayMs = 24 * 60 * 60 * 1000

/** A date such as `2026-12-05`, or `+9`: nine days after the build. */
const calendarDay = (date: string) =>
  date.startsWith('+') ? new Date(Date.now() + Number(date) * dayMs).toISOString().slice(0, 10) : date

/** Facts and words as one source, still unchecked: a word may be missing. */
export function joined(facts: AcademyFacts, { hero, levels, stats, community, ...words }: AcademyWords) {
  return {
    hero,
    levels,
    stats,
    community,
    figures: facts.stats,
    instructors: facts.instructors.map((own) => ({ ...own, ...words.instructors[own.id] })),
    paths: facts.paths.map((own) => ({ ...own, ...words.paths[own.id] })),
    courses: facts.courses.map(({ originalPriceUntil: until, ...own }) => {
      const texts = words.courses[own.id]
      const lessons = own.lessons.map((lesson) => ({ ...lesson, ...texts?.lessons[lesson.id] }))
      return { ...own, ...(until && { originalPriceUntil: calendarDay(until) }), ...texts, lessons }
    }),
    sessions: facts.sessions.map((own) => ({ ...own, date: calendarDay(own.date), ...words.sessions[own.id] })),
  }
}

const pick = (own: object, { entries }: { entries: object }) =>
  Object.fromEntries(Object.entries(own).filter(([name]) => name in entries))
const byId = (list: readonly { id: string }[], wordsOf: (own: object) => object) =>
  Object.fromEntries(list.map(({ id, ...own }) => [id, wordsOf(own)]))

/** The facts of a source, as `content/academy.json` has them. */
export function factsOf({ figures: stats, ...source }: AcademySource) {
  const { instructors, paths, courses, sessions } = AcademyFacts.entries
  return {
    stats,
    instructors: source.instructors.map((own) => pick(own, instructors.item)),
    paths: source.paths.map((own) => pick(own, paths.item)),
    courses: source.courses.map((own) => ({
      ...pick(own, courses.item),
      lessons: own.lessons.map(({ id, duration }) => ({ id, duration })),
    })),
    sessions: source.sessions.map((own) => pick(own, sessions.item)),
  }
}

/** The words of a source, as `content/{locale}/academy.json` has them. */
export function wordsOf({ hero, levels, stats, community, ...source }: AcademySource) {
  const { paths, courses } = AcademyWords.entries
  return {
    hero,
    levels,
    stats,
    community,
    instructors: byId(source.instructors, (own) => pick(own, { entries: { title: 1, bio: 1 } })),
    paths: byId(source.paths, (own) => pick(own, paths.value)),
    courses: Object.fromEntries(
      source.courses.map(({ id, lessons, ...own }) => [
        id,
        {
          ...pick(own, courses.value),
          lessons: byId(lessons, (lesson) => pick(lesson, { entries: { title: 1, description: 1 } })),
        },
      ]),
    ),
    sessions: byId(source.sessions, (own) => pick(own, { entries: { title: 1, speaker: 1, description: 1 } })),
  }
}
