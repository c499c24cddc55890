import type { Academy, AcademyContent, CourseDetail } from '#features/academy/schema.ts'
import type { Locale } from '#i18n/locales.ts'
import type { Part } from './part.ts'

export const academyPart: Part<AcademyContent> = {
  en: () => import('virtual:content/en/academy'),
  vi: () => import('virtual:content/vi/academy'),
  cn: () => import('virtual:content/cn/academy'),
}

/** The reads of this feature. */
export interface AcademySource {
  /** The academy page: paths, courses, sessions. */
  academy(locale: Locale): Promise<Academy>
  /** The one sample course (spec §2) under the slug of any course or path; `undefined` for another slug. */
  findCourse(locale: Locale, slug: string): Promise<CourseDetail | undefined>
}

/** The compiled files of `content/`. */
export const embeddedAcademy: AcademySource = {
  academy: async (locale) => (await academyPart[locale]()).default.academy,
  async findCourse(locale, slug) {
    const { academy, course } = (await academyPart[locale]()).default
    return [...academy.courses, ...academy.paths].some((item) => item.slug === slug) ? course : undefined
  },
}
