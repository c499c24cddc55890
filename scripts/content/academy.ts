import * as v from 'valibot'
import { AcademyItem } from '#features/academy/schema.ts'
import type { Locale } from '#i18n/locales.ts'
import { SeoDetail } from '#model/seo.ts'
import { academyItems, AcademySource, type AcademyFiles, type LessonText } from '#worker/content/academy.ts'
import { AcademyFacts, AcademyWords, joined } from './academy-facts.ts'
import type { ContentReader } from './reader.ts'

/** The title and the description of a lesson are in its course's outline. */
const Front = v.strictObject({ seo: SeoDetail })

/** Adds a fault for each id that names nothing. */
function checkIds(reader: ContentReader, { instructors, courses, paths }: AcademyFacts): void {
  const has = (list: { id: string }[], id: string) => list.some((one) => one.id === id)
  for (const { id, instructor } of courses)
    if (!has(instructors, instructor))
      reader.fault('academy.json', `courses.${id}.instructor: no instructor "${instructor}"`)
  for (const path of paths)
    for (const id of path.courses)
      if (!has(courses, id)) reader.fault('academy.json', `paths.${path.id}.courses: no course "${id}"`)
}

/** The academy: `content/academy.json`, `content/{locale}/academy.json` and the lessons in `academy/`. */
export function compileAcademy(reader: ContentReader, locale: Locale): AcademyFiles | undefined {
  const file = `${locale}/academy.json`
  const facts = reader.json('academy.json', AcademyFacts)
  const words = reader.json(file, AcademyWords)
  if (!facts || !words) return undefined
  checkIds(reader, facts)
  const texts: Record<string, LessonText> = {}
  for (const [lesson] of facts.courses.map((course) => course.lessons)) {
    const text = lesson && reader.markdown(locale, `academy/${lesson.id}.md`, Front)
    if (!text) continue
    const { html: content, toc, translations, front } = text
    texts[lesson.id] = { content, toc, translations, seo_detail: front.seo }
  }
  const lessons = facts.courses.flatMap(({ lessons: [first] }) => first?.id ?? [])
  const source = reader.check(file, AcademySource, { ...joined(facts, words), lessons })
  if (!source) return undefined
  // Also finds a slug that two pages have.
  reader.check(file, v.array(AcademyItem), academyItems({ source, texts }))
  return { source, texts }
}
