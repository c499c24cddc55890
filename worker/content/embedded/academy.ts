import type { Academy, CourseDetail } from '#features/academy/schema.ts'
import type { Locale } from '#i18n/locales.ts'
import { contentFile } from './content-file.ts'

const readAcademy = contentFile('academy')

/** The reads of this feature. */
export interface AcademySource {
  /** The academy page: paths, courses, sessions. */
  academy(locale: Locale): Promise<Academy>
  /** The one sample course under the slug of any course or path; `undefined` for another slug. */
  findCourse(locale: Locale, slug: string): Promise<CourseDetail | undefined>
}

/** The compiled files of `content/`. */
export const embeddedAcademy: AcademySource = {
  academy: async (locale) => (await readAcademy(locale)).academy,
  async findCourse(locale, slug) {
    const { academy, course } = await readAcademy(locale)
    return [...academy.courses, ...academy.paths].some((item) => item.slug === slug) ? course : undefined
  },
}
