import * as v from 'valibot'
import { defaultLocale, locales } from '#i18n/locales.ts'
import { issueText } from './faults.ts'

const matching = (pattern: RegExp, good: string) => v.pipe(v.string(), v.regex(pattern, `write ${good}`))

const monthForms = { year: '{m}/{y}', name: '{m}', period: '{m}–{lastM}/{y}' }

/** The fields of an entry whose faults no page would show at once (docs/add-a-language.md). */
const entrySchema = (code: string, language: string) =>
  v.pipe(
    v.looseObject({
      prefix: v.literal(code === defaultLocale ? '' : `/${code}`, `write '/${code}'`),
      tag: matching(/^[a-z]{2,3}(?:-[A-Z][A-Za-z]+)?$/, "a tag of BCP 47, such as 'id'"),
      ogLocale: matching(new RegExp(`^${language}_[A-Z]{2}$`), `'${language}_' and the country, such as 'id_ID'`),
      apiLanguage: matching(new RegExp(`^${language}-[A-Z]{2}$`), `'${language}-' and the country, such as 'id-ID'`),
      money: matching(/#/, "# in place of the number, such as '# USD'"),
      date: matching(/^(?:[^{}]|\{(?:d|m|y|month)\})+$/, "it with {d}, {m} or {month}, and {y}, such as '{d}/{m}/{y}'"),
      ago: v.pipe(
        v.array(matching(/#/, "# in place of the number, such as '# tahun yang lalu'")),
        v.length(7, 'write seven texts: seconds, minutes, hours, days, weeks, months, years'),
      ),
      months: v.optional(v.pipe(v.array(v.string()), v.length(12, 'write twelve names'))),
      monthForms: v.optional(v.strictObject({ year: v.string(), name: v.string(), period: v.string() })),
    }),
    v.forward(
      v.check(
        ({ date, months }) => !date.includes('{month}') || months !== undefined,
        'write twelve names for {month}',
      ),
      ['months'],
    ),
    v.forward(
      v.check(({ months, monthForms }) => Boolean(months ?? monthForms), `write such as ${JSON.stringify(monthForms)}`),
      ['monthForms'],
    ),
  )

/** Faults in the entries of a table of languages, as `file: code.field: reason`. */
export function languageFaults(table: Record<string, { tag: string; date: string }> = locales): string[] {
  const entries = Object.entries(table)
  const language = ({ tag }: { tag: string }) => /^[a-z]*/.exec(tag)?.[0] ?? ''
  return entries.flatMap(([code, entry], index) => {
    const issues = v.safeParse(entrySchema(code, language(entry)), entry).issues ?? []
    const twin = entries.slice(0, index).find(([, other]) => language(other) === language(entry))
    const faults = [...issues.map(issueText), ...(twin ? [`tag: "${twin[0]}" has this language already`] : [])]
    return faults.map((fault) => `src/i18n/locales.ts: ${code}.${fault}`)
  })
}
