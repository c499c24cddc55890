import { orUndefined, type Api } from '#api/api.ts'
import { locales, type Locale } from '#i18n/locales.ts'
import { Academy, CourseDetail } from './schema.ts'

export const readAcademy = (api: Api, locale: Locale) =>
  api(Academy, '/api/academy', { lang: locales[locale].apiLanguage })

/** The sample course, when `slug` is that of a course or a learning path. */
export const findCourse = (api: Api, locale: Locale, slug: string) =>
  orUndefined(api(CourseDetail, `/api/academy/${encodeURIComponent(slug)}`, { lang: locales[locale].apiLanguage }))
