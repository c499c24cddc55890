import type { Api } from '#api/api.ts'
import type { Locale } from '#i18n/locales.ts'
import { guidelineCall, guidelinesCall } from './calls.ts'

export const readGuidelines = (api: Api, lang: Locale) => api(guidelinesCall, { lang })

/** The one article, whatever the slug. */
export const readGuideline = (api: Api, lang: Locale, slug: string) => api(guidelineCall, { lang, slug })
