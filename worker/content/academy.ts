import * as v from 'valibot'
import { Academy, CourseDetail, PathDetail, type AcademyItem, type Lesson } from '#features/academy/schema.ts'
import { isOver } from '#model/session-day.ts'
import { locales, type Locale } from '#i18n/locales.ts'
import { levelIds } from '#model/kinds.ts'
import { SeoDetail } from '#model/seo.ts'
import { Text } from '#model/text.ts'
import type { ContentSource } from './source.ts'

const { paths, courses, sessions, hero, community } = Academy.entries
const { instructor, price, originalPriceUntil, learningOutcomes, lessons, stats } = CourseDetail.entries
const { completion, rating } = stats.entries
/** The figures of the first screen, in their order. */
export const figureNames = ['courses', 'students', 'rating', 'completion'] as const
const texts = v.entriesFromList(figureNames, Text)

/**
 * The academy in one language as files and content server have it: each fact once. An id is also the
 * slug of a page. `figures` are the values of `stats`, `lessons` the first lessons with a text in
 * some language.
 */
export const AcademySource = v.strictObject({
  hero,
  community,
  levels: v.strictObject(v.entriesFromList(levelIds, Text)),
  figures: v.strictObject({ ...texts, rating }),
  stats: v.strictObject(texts),
  instructors: v.array(v.strictObject({ id: Text, ...instructor.entries })),
  /** `courses` are ids in the order in which a path takes them. */
  paths: v.array(
    v.strictObject({
      ...v.omit(paths.item, ['slug', 'level']).entries,
      audience: PathDetail.entries.audience,
      courses: v.array(Text),
      seo: SeoDetail,
    }),
  ),
  /** `description` is on the card, `about` on the page. */
  courses: v.array(
    v.strictObject({
      ...v.omit(courses.item, ['slug', 'level', 'duration']).entries,
      about: Text,
      completion,
      instructor: Text,
      price,
      originalPrice: v.optional(price),
      originalPriceUntil,
      learningOutcomes,
      lessons: v.pipe(lessons, v.minLength(1, 'Write at least one lesson')),
      seo: SeoDetail,
    }),
  ),
  sessions: v.array(v.omit(sessions.item, ['isPast'])),
  lessons: v.array(Text),
})
export type AcademySource = v.InferOutput<typeof AcademySource>
type CourseSource = AcademySource['courses'][number]

/** The text of a first lesson. Its title and description are in the course. */
export type LessonText = Pick<Lesson, 'content' | 'toc' | 'seo_detail' | 'translations'>

/** The compiled academy of one language. `texts` are those of the first lessons, by id. */
export interface AcademyFiles {
  source: AcademySource
  texts: Record<string, LessonText>
}

const courseInList = (
  { id, levelId, title, description, thumbnail, category, rating, students, lessons }: CourseSource,
  { levels }: AcademySource,
): Academy['courses'][number] => ({
  id,
  slug: id,
  levelId,
  level: levels[levelId],
  title,
  description,
  thumbnail,
  category,
  rating,
  students,
  duration: lessons.reduce((sum, lesson) => sum + lesson.duration, 0),
})

/** The courses of a path. One that is not published is left out. */
const coursesOf = (ids: readonly string[], source: AcademySource) =>
  ids
    .flatMap((id) => source.courses.find((course) => course.id === id) ?? [])
    .map((course) => courseInList(course, source))

/** The list of the academy (docs/product.md#academy) at `now` (ms since 1970). */
export function academyList(source: AcademySource, locale: Locale, now: number): Academy {
  const { hero, community, levels, figures, stats } = source
  const decimal = new Intl.NumberFormat(locales[locale].tag, { minimumFractionDigits: 1 })
  const values = { ...figures, rating: decimal.format(figures.rating) }
  return {
    hero,
    community,
    stats: figureNames.map((name) => ({ value: values[name], label: stats[name] })),
    levels: levelIds.map((id) => ({ id, title: levels[id] })),
    paths: source.paths.map(({ audience: _audience, seo: _seo, courses: ids, ...path }) => ({
      ...path,
      slug: path.id,
      level: levels[path.levelId],
      courses: coursesOf(ids, source).length,
    })),
    courses: source.courses.map((course) => courseInList(course, source)),
    sessions: source.sessions
      .map((session) => ({ ...session, isPast: isOver(session.date, now) }))
      .toSorted((one, other) => one.date.localeCompare(other.date)),
  }
}

/** The page of a course; none without its instructor. */
function coursePage(course: CourseSource, source: AcademySource, now: number): CourseDetail[] {
  const teacher = source.instructors.find(({ id }) => id === course.instructor)
  if (!teacher) return []
  const { level, duration } = courseInList(course, source)
  const { id: slug, title, about, thumbnail, price, originalPrice = price, originalPriceUntil: until } = course
  const { students: enrolled, rating, completion, learningOutcomes, lessons, seo } = course
  const { id: _id, ...instructor } = teacher
  // After the offer there is no other price to compare with.
  const isOffered = until !== undefined && !isOver(until, now)
  return [
    {
      kind: 'course',
      slug,
      title,
      description: about,
      level,
      thumbnail,
      duration,
      price,
      originalPrice: isOffered ? originalPrice : price,
      ...(isOffered && { originalPriceUntil: until }),
      stats: { enrolled, rating, completion, hours: duration / 60 },
      instructor,
      learningOutcomes,
      lessons,
      seo_detail: seo,
      ...(source.lessons.includes(lessons[0]?.id ?? '') && { readable: lessons[0]?.id }),
    },
  ]
}

/** The pages of courses and learning paths. */
const pagesOf = (source: AcademySource, now: number): (CourseDetail | PathDetail)[] => [
  ...source.courses.flatMap((course) => coursePage(course, source, now)),
  ...source.paths.map(({ seo, ...path }) => ({
    kind: 'path' as const,
    ...path,
    slug: path.id,
    level: source.levels[path.levelId],
    courses: coursesOf(path.courses, source),
    seo_detail: seo,
  })),
]

/** The page of the first lesson of a course. */
function lessonPage({ slug, title, lessons: [first, ...next] }: CourseDetail, text: LessonText): Lesson | undefined {
  if (!first) return undefined
  const { id, ...own } = first
  return { kind: 'lesson', slug: id, ...own, course: { slug, title }, next: next.map((each) => each.title), ...text }
}

/** Every course, learning path and first lesson of the files. */
export function academyItems({ source, texts }: AcademyFiles): AcademyItem[] {
  const pages = pagesOf(source, Date.now())
  const lessons = pages.flatMap((page) => {
    const text = page.kind === 'course' && texts[page.lessons[0]?.id ?? '']
    return text ? (lessonPage(page, text) ?? []) : []
  })
  return [...pages, ...lessons]
}

/** The reads of the academy, from its sources and the texts of its first lessons. */
export function academyReads(
  sourceIn: (locale: Locale) => Promise<AcademySource>,
  textOf: (locale: Locale, id: string) => Promise<LessonText | undefined>,
): Pick<ContentSource, 'academy' | 'academySlugs' | 'findAcademyItem'> {
  return {
    academy: async (locale) => academyList(await sourceIn(locale), locale, Date.now()),
    async academySlugs(locale) {
      const source = await sourceIn(locale)
      return [...pagesOf(source, Date.now()).map(({ slug }) => slug), ...source.lessons]
    },
    async findAcademyItem(locale, slug) {
      const pages = pagesOf(await sourceIn(locale), Date.now())
      const course = pages.find((page) => page.kind === 'course' && page.lessons[0]?.id === slug)
      const text = course?.kind === 'course' ? await textOf(locale, slug) : undefined
      const lesson = text && course?.kind === 'course' ? lessonPage(course, text) : undefined
      return pages.find((page) => page.slug === slug) ?? lesson
    },
  }
}
