import * as v from 'valibot'
import { AcademyItem, type Academy, type CourseDetail } from '#features/academy/schema.ts'
import { isOver } from '#features/academy/session-day.ts'
import type { Locale } from '#i18n/locales.ts'
import { SeoDetail } from '#model/seo.ts'
import { calendarDay, type AcademyFacts, type AcademyWords } from './academy-facts.ts'
import type { ContentReader } from './reader.ts'

/** The title and the description of a lesson are in its course's outline. */
const Front = v.strictObject({ seo: SeoDetail })

interface Sources {
  facts: AcademyFacts
  words: AcademyWords
  academy: Academy
}

/** A course as the schema checks it; `undefined` with a fault for an unknown instructor. */
function courseDetail(
  reader: ContentReader,
  facts: AcademyFacts['courses'][number],
  { words, academy, facts: { instructors } }: Sources,
): unknown {
  const { id, slug, price, completion, originalPriceUntil: until, instructor: teacher } = facts
  const listed = academy.courses.find((course) => course.id === id)
  const own = words.courses[id]
  const instructor = instructors.find((person) => person.id === teacher)
  if (!instructor) return reader.fault('academy.json', `courses.${id}.instructor: no instructor "${teacher}"`)
  if (!listed || !own) return undefined
  const originalPriceUntil = until && calendarDay(until)
  // After the offer there is no other price to compare with.
  const isOffered = originalPriceUntil !== undefined && !isOver(originalPriceUntil, Date.now())
  const { id: _id, ...person } = instructor
  return {
    kind: 'course',
    slug,
    title: listed.title,
    description: own.about,
    level: listed.level,
    thumbnail: listed.thumbnail,
    duration: listed.duration,
    price,
    originalPrice: isOffered ? facts.originalPrice : price,
    ...(isOffered && { originalPriceUntil }),
    stats: { enrolled: listed.students, rating: listed.rating, completion, hours: listed.duration / 60 },
    instructor: { ...person, ...words.instructors[teacher] },
    learningOutcomes: own.learningOutcomes,
    lessons: facts.lessons.map((lesson) => ({ ...lesson, ...own.lessons[lesson.id] })),
    seo_detail: own.seo,
  }
}

function pathDetail(
  reader: ContentReader,
  { courses: ids, ...path }: AcademyFacts['paths'][number],
  { words, academy }: Sources,
): unknown {
  const { seo: seo_detail, ...own } = words.paths[path.id] ?? {}
  const level = words.levels[path.levelId]
  const courses = ids.map(
    (id) =>
      academy.courses.find((course) => course.id === id) ??
      reader.fault('academy.json', `paths.${path.id}.courses: no course "${id}"`),
  )
  return { kind: 'path', ...path, ...own, level, courses, seo_detail }
}

/** The first lesson of `course`; `undefined` in a language that lacks it. */
function firstLesson(reader: ContentReader, locale: Locale, { slug, title, lessons }: CourseDetail): unknown {
  const [lesson, ...next] = lessons
  if (!lesson) return undefined
  const text = reader.markdown(locale, `academy/${lesson.id}.md`, Front)
  if (!text) return undefined
  const { id, ...own } = lesson
  const { html: content, toc, translations, front } = text
  return {
    kind: 'lesson',
    slug: id,
    ...own,
    course: { slug, title },
    next: next.map((each) => each.title),
    content,
    toc,
    seo_detail: front.seo,
    translations,
  }
}

/** Every course, learning path and first lesson. A slug that two of them have is a fault. */
export function compileAcademyItems(
  reader: ContentReader,
  locale: Locale,
  sources: Sources,
): AcademyItem[] | undefined {
  const { facts } = sources
  const file = `${locale}/academy.json`
  const items = reader.check(file, v.array(AcademyItem), [
    ...facts.courses.map((course) => courseDetail(reader, course, sources)),
    ...facts.paths.map((path) => pathDetail(reader, path, sources)),
  ])
  const courses = items?.filter((item) => item.kind === 'course')
  const lessons = courses?.flatMap((course) => firstLesson(reader, locale, course) ?? [])
  return items && lessons && reader.check(file, v.array(AcademyItem), [...items, ...lessons])
}
