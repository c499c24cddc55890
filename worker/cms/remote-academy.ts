import * as v from 'valibot'
import { Lesson } from '#features/academy/schema.ts'
import { headingsOf } from '#model/headings.ts'
import { Text } from '#model/text.ts'
import { AcademySource, type LessonText } from '#worker/content/academy.ts'

/**
 * `GET /items/academy`: the academy in one language. `known` has the ids of all records of the server, also
 * of drafts: the files of the site replace none of them.
 */
export const RemoteAcademy = v.object({ ...AcademySource.entries, known: v.array(Text) })
export type RemoteAcademy = v.InferOutput<typeof RemoteAcademy>

/** `GET /items/academy_lessons_translations`: the text of a first lesson. */
export const RemoteLesson = v.pick(Lesson, ['content', 'seo_detail', 'translations'])
export type RemoteLesson = v.InferOutput<typeof RemoteLesson>

/** The academy of the server, with the records of `files` that the server lacks. */
export function withFileRecords({ known, ...own }: RemoteAcademy, files: AcademySource): AcademySource {
  const others = <Item extends { id: string }>(list: Item[]) => list.filter(({ id }) => !known.includes(id))
  return {
    ...own,
    instructors: [...own.instructors, ...others(files.instructors)],
    paths: [...own.paths, ...others(files.paths)],
    courses: [...own.courses, ...others(files.courses)],
    sessions: [...own.sessions, ...others(files.sessions)],
    lessons: [...own.lessons, ...files.lessons.filter((id) => !known.includes(id))],
  }
}

export const lessonText = (lesson: RemoteLesson): LessonText => ({ ...lesson, toc: headingsOf(lesson.content) })
