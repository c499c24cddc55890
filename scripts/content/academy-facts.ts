import * as v from 'valibot'
import { CalendarDate } from '#model/article.ts'
import { LevelId } from '#model/filters.ts'
import { PictureRef } from '#model/picture.ts'

const id = v.string()
export const figureNames = ['courses', 'students', 'rating', 'completion'] as const
const summary = { id, slug: v.string(), levelId: LevelId, thumbnail: PictureRef }
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
  sessions: v.array(v.looseObject({ id, date: Day })),
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
export const calendarDay = (date: string) =>
  date.startsWith('+') ? new Date(Date.now() + Number(date) * dayMs).toISOString().slice(0, 10) : date
