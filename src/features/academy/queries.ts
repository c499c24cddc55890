import { orUndefined, type Api } from '#api/api.ts'
import type { Locale } from '#i18n/locales.ts'
import { academyCall, courseCall } from './calls.ts'

export const readAcademy = (api: Api, lang: Locale) => api(academyCall, { lang })

/** The sample course, when `slug` is that of a course or a learning path. */
export const findCourse = (api: Api, lang: Locale, slug: string) => orUndefined(api(courseCall, { lang, slug }))
