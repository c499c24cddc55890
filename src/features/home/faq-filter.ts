import * as v from 'valibot'
import { Lang, RequiredLang } from '#api/query.ts'
import { locales } from '#i18n/locales.ts'

const example =
  'filter must be {"faq_id":{"status":{"_eq":"published"},"is_feature":{"_eq":true}},"languages_code":{"_eq":"en-US"}}, as JSON or in brackets'

/** Parses the filter. It is a function so that the browser's bundle omits it. */
function filtered() {
  const JsonFilter = v.strictObject({
    faq_id: v.strictObject({
      status: v.strictObject({ _eq: v.literal('published') }),
      is_feature: v.strictObject({ _eq: v.literal(true) }),
    }),
    languages_code: v.optional(v.strictObject({ _eq: RequiredLang }), { _eq: locales.en.apiLanguage }),
  })

  const InJson = v.pipe(
    v.strictObject({ filter: v.pipe(v.string(), v.parseJson(), JsonFilter) }),
    v.transform((query) => ({ lang: query.filter.languages_code._eq })),
  )

  const InBrackets = v.pipe(
    v.strictObject({
      'filter[faq_id][status][_eq]': v.literal('published'),
      'filter[faq_id][is_feature][_eq]': v.literal('true'),
      'filter[languages_code][_eq]': v.optional(RequiredLang, locales.en.apiLanguage),
    }),
    v.transform((query) => ({ lang: query['filter[languages_code][_eq]'] })),
  )

  return v.union([InJson, InBrackets], example)
}

const hasFilter = (query: unknown) => Object.keys(query ?? {}).some((name) => /^filter($|\[)/.test(name))

/** The featured questions in `lang`. For another filter the error shows the correct one. */
export const FaqQuery = /* @__PURE__ */ v.lazy((query) => (hasFilter(query) ? filtered() : v.object({ lang: Lang })))

/** Writes the filter in JSON, as the site's own requests have it. */
export const writeFaqFilter = ({ lang }: v.InferOutput<typeof FaqQuery>) => ({
  filter: JSON.stringify({
    faq_id: { status: { _eq: 'published' }, is_feature: { _eq: true } },
    languages_code: { _eq: locales[lang].apiLanguage },
  }),
})
