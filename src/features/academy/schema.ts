import * as v from 'valibot'
import { CalendarDate, slugLike } from '#model/article.ts'
import { LevelId } from '#model/filters.ts'
import { PictureRef } from '#model/picture.ts'
import { SeoDetail } from '#model/seo.ts'
import { Text } from '#model/text.ts'

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

/** A live session. `time` includes the time zone; `isPast`: the day was over at the build. */
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

/** `GET /api/academy/{slug}`: the one sample course. US dollars; `completion` in percent. */
export const CourseDetail = v.strictObject({
  ...summary,
  duration: Minutes,
  price: Dollars,
  originalPrice: Dollars,
  /** The last day on which the original price is shown, crossed out. */
  originalPriceUntil: CalendarDate,
  stats: v.strictObject({
    enrolled: Count,
    rating: Rating,
    completion: v.pipe(v.number(), v.minValue(0), v.maxValue(100, 'Write percent, such as 91')),
    hours: v.number(),
  }),
  instructor: v.strictObject({ name: Text, title: Text, avatar: PictureRef, bio: Text }),
  learningOutcomes: v.array(Text),
  lessons: v.array(v.strictObject({ id: Text, title: Text, description: Text, duration: Minutes })),
  seo_detail: SeoDetail,
})
export type CourseDetail = v.InferOutput<typeof CourseDetail>

/** The academy's content in one language, as the build compiles it. */
export interface AcademyContent {
  academy: Academy
  course: CourseDetail
}
