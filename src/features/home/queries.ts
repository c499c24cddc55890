import type { Api } from '#api/api.ts'
import type { Locale } from '#i18n/locales.ts'
import { featuredFaqCall, homeCall } from './calls.ts'

export const readHome = (api: Api, lang: Locale) => api(homeCall, { lang })

/** Published, featured questions. */
export const readFeaturedFaq = (api: Api, lang: Locale) => api(featuredFaqCall, { lang })
