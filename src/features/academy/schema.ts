import * as v from 'valibot'
import { ArticleHtml, CalendarDate, slugLike, Toc } from '#model/article.ts'
import { LevelId } from '#model/filters.ts'
import { PictureRef } from '#model/picture.ts'
import { SeoDetail } from '#model/seo.ts'
import { Text } from '#model/text.ts'
import { Translations } from '#model/translations.ts'

const Slug = slugLike('reading-a-back-test')
const Count = v.pipe(v.number(), v.integer('Write a whole number'), v.minValue(0, 'Write a whole number'))
const Minutes = v.pipe(v.number(), v.integer('Write whole minutes'), v.minValue(1, 'Write whole minutes'))
const ratingSentence = 'Write a rating from 0 to 5'
const Rating = v.pipe(v.number(), v.minValue(0, ratingSentence), v.maxValue(5, ratingSentence))
const Dollars = v.pipe(v.number(), v.minValue(0, 'Write a price in dollars, such as 199'))

const summary = { title: Text, slug: Slug, description: Text, level: Text, thumbnail: PictureRef }

/** A learning path. `courses` is their number; `duration` and `enrolled` are texts. */
const LearningPath = v.strictObject({
  ...summary,
  id: Text,
  levelId: LevelId,
  duration: Text,
  courses: Count,
  enrolled: Text,
})
export type LearningPath = v.InferOutput<typeof LearningPath>

/** A course in a list; `students` is the number of registrations. */
const Course = v.strictObject({
  ...summary,
  id: Text,
  levelId: LevelId,
  category: Text,
  duration: Minutes,
  rating: Rating,
  students: Count,
})
export type Course = v.InferOutput<typeof Course>

/** A live session. `time` includes the time zone; `isPast`: the day is over. */
const LiveSession = v.strictObject({
  id: Text,
  title: Text,
  speaker: Text,
  description: Text,
  date: CalendarDate,
  isPast: v.boolean(),
  time: Text,
  duration: Minutes,
  attendees: Count,
})
export type LiveSession = v.InferOutput<typeof LiveSession>

/** `GET /api/academy`. `stats` are sample figures. */
export const Academy = v.strictObject({
  hero: v.strictObject({ title: Text, description: Text, image: PictureRef, pathsButton: Text, coursesButton: Text }),
  stats: v.array(v.strictObject({ value: Text, label: Text })),
  levels: v.array(v.strictObject({ id: LevelId, title: Text })),
  paths: v.array(LearningPath),
  courses: v.array(Course),
  sessions: v.array(LiveSession),
  community: v.strictObject({ title: Text, description: Text, discord: Text, forum: Text }),
})
export type Academy = v.InferOutput<typeof Academy>

/**
 * A course. US dollars; `completion` in percent. The id of the first lesson is also the slug of its
 * readable text.
 */
export const CourseDetail = v.strictObject({
  kind: v.literal('course'),
  ...summary,
  duration: Minutes,
  price: Dollars,
  /** Equal to `price` without an offer. */
  originalPrice: Dollars,
  /** The last day on which the original price is shown, crossed out. */
  originalPriceUntil: v.optional(CalendarDate),
  stats: v.strictObject({
    enrolled: Count,
    rating: Rating,
    completion: v.pipe(v.number(), v.minValue(0), v.maxValue(100, 'Write percent, such as 91')),
    hours: v.number(),
  }),
  instructor: v.strictObject({ name: Text, title: Text, avatar: PictureRef, bio: Text }),
  learningOutcomes: v.array(Text),
  lessons: v.array(v.strictObject({ id: Slug, title: Text, description: Text, duration: Minutes })),
  /** The first lesson, if it can be read. */
  readable: v.optional(Slug),
  seo_detail: SeoDetail,
})
export type CourseDetail = v.InferOutput<typeof CourseDetail>

/** A learning path with its courses in order. `audience` says for whom it is. */
export const PathDetail = v.strictObject({
  kind: v.literal('path'),
  ...v.omit(LearningPath, ['courses']).entries,
  audience: Text,
  courses: v.array(Course),
  seo_detail: SeoDetail,
})
export type PathDetail = v.InferOutput<typeof PathDetail>

/** The text of a course's first lesson. `next`: the titles of the lessons after it. */
export const Lesson = v.strictObject({
  kind: v.literal('lesson'),
  slug: Slug,
  title: Text,
  description: Text,
  duration: Minutes,
  course: v.strictObject({ slug: Slug, title: Text }),
  next: v.array(Text),
  content: ArticleHtml,
  toc: Toc,
  seo_detail: SeoDetail,
  translations: Translations,
})
export type Lesson = v.InferOutput<typeof Lesson>

/** `GET /api/academy/{slug}`. */
export const AcademyItem = v.union([CourseDetail, PathDetail, Lesson])
export type AcademyItem = v.InferOutput<typeof AcademyItem>
