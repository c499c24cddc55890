import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { defaultLocale, localeCodes, type Locale } from '#i18n/locales.ts'
import { Text } from '#model/text.ts'
import { inEachLanguage } from './incomplete.ts'

const example = localeCodes.map((code) => `"${code}": "…"`).join(', ')
const Fact = v.union(
  [Text, v.strictObject(inEachLanguage(Text))],
  `Write a text, or one for each language: { ${example} }`,
)

/** Facts about the operator (docs/content.md#company). */
const factNames = ['name', 'address', 'registration', 'licence', 'complaints', 'countries', 'contact'] as const

const Mail = v.pipe(v.string(), v.email())
const isMail = (fact: v.InferOutput<typeof Fact>) =>
  (typeof fact === 'string' ? [fact] : Object.values(fact)).every((text) => v.is(Mail, text))

/** `company` of `content/site.json`. `sample` names the facts with sample values. */
export const Company = v.strictObject({
  ...v.entriesFromList(factNames, Fact),
  contact: v.pipe(Fact, v.check(isMail, 'Write an e-mail address such as "name@example.com"')),
  sample: v.array(v.picklist(factNames, `Write names of facts: ${factNames.join(', ')}`)),
})
type Company = v.InferOutput<typeof Company>

export function companyIn(locale: Locale, company: Company) {
  const own = (fact: v.InferOutput<typeof Fact>) =>
    typeof fact === 'string' ? fact : (fact[locale] ?? fact[defaultLocale] ?? '')
  return v.parse(v.object(v.entriesFromList(factNames, v.pipe(Fact, v.transform(own)))), company)
}

/** A sentence that names the sample facts; `undefined` if there are none. */
export async function sampleNotice(directory: string): Promise<string | undefined> {
  const site: unknown = JSON.parse(await readFile(join(directory, 'site.json'), 'utf8'))
  const { sample } = v.parse(v.object({ company: Company }), site).company
  if (sample.length === 0) return undefined
  return `Samples still, under "company" in content/site.json: ${sample.join(', ')} (docs/operations.md#company)`
}
