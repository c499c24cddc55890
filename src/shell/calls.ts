import * as v from 'valibot'
import { call } from '#api/call.ts'
import { LangQuery, NoQuery, RequiredLang } from '#api/query.ts'
import { AppConfig, SiteFrame, Country, Language } from './schema.ts'

const week = 7 * 24 * 60 * 60

/** The texts of header and footer. */
export const siteFrameCall = /* @__PURE__ */ call({
  path: '/api/site-frame',
  query: LangQuery,
  answer: import.meta.env.SSR && SiteFrame,
})

/** The app config with the texts of `lang`, or of all languages. */
export const configCall = /* @__PURE__ */ call({
  path: '/api/config',
  query: import.meta.env.SSR && v.object({ lang: v.optional(RequiredLang) }),
  answer: import.meta.env.SSR && AppConfig,
  maxAge: 10,
})

export const languagesCall = /* @__PURE__ */ call({
  path: '/api/languages',
  query: NoQuery,
  answer: import.meta.env.SSR && v.array(Language),
  maxAge: week,
})

export const countriesCall = /* @__PURE__ */ call({
  path: '/api/country',
  query: NoQuery,
  answer: import.meta.env.SSR && v.array(Country),
  maxAge: week,
})
