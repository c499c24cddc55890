import { answers } from '../../model/answers.ts'
import type { Shape } from '../../model/shape.ts'
import { isRow, type Asked } from './asked.ts'
import { isShown } from './filters.ts'
import { textsOf } from './texts.ts'

const lessonId: Shape = { kind: 'object', needs: [], entries: { id: 'slug' } }
const withAddress = ['instructors', 'paths', 'courses', 'sessions', 'lessons'].map((name) => `academy_${name}`)

/** The academy in one language without the texts of lessons; `known` names all records, also drafts. */
export async function academy(asked: Asked) {
  const { find, slugs } = asked
  const page = await textsOf(asked, 'academy_translations', answers.academy)
  if (!isRow(page)) return undefined
  const shown = { filter: isShown(asked), sort: ['sort', 'slug'] }
  const [instructors, paths, courses, sessions, lessons, known] = await Promise.all([
    find('academy_instructors', answers.academyInstructor, { sort: ['sort', 'slug'] }),
    find('academy_paths', answers.academyPath, shown),
    find('academy_courses', answers.academyCourse, shown),
    find('academy_sessions', answers.academySession, { filter: isShown(asked), sort: ['date', 'slug'] }),
    find('academy_lessons', lessonId, { filter: isShown(asked) }),
    Promise.all(withAddress.map(slugs)),
  ])
  const ids = lessons.filter(isRow).map(({ id }) => id)
  return { ...page, instructors, paths, courses, sessions, lessons: ids, known: known.flat() }
}
