import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { defaultLocale, localeCodes, locales } from './locales.ts'

const others = localeCodes.filter((code) => code !== defaultLocale)

/** Files that may name a language: their rules apply to it alone, and a new language needs none. */
const allowed: Record<string, string> = {
  'src/i18n/locales.ts': 'the table',
  'src/ui/base.css': 'line heights and fonts; other languages have those of Latin letters',
  'src/ui/utilities.css': 'Chinese has no capitals',
  'src/api/redirects.ts': 'an example in a message',
  'src/features/home/hero-section.tsx': 'a Chinese headline breaks after phrases',
}

/** Code without comments. */
const codeOf = (text: string) => text.replaceAll(/\/\*[\s\S]*?\*\/|(?<![:\w'"`/])\/\/.*$/gm, '')

/** Language codes that are also HTML elements. */
const elements = new Set(['br', 'hr', 'li', 'th', 'tr'])

const names = others
  .flatMap((code) => {
    const { tag, apiLanguage, ogLocale } = locales[code]
    return [code, tag, tag.split('-')[0] ?? tag, apiLanguage, ogLocale]
  })
  .filter((name) => !elements.has(name))
const named = new RegExp(`(?<![\\w-])(?:${[...new Set(names)].join('|')})(?![\\w-])`)

const files = globSync([
  '{src,worker,scripts,cms/{model,setup,extensions}}/**/*.{ts,tsx,mjs,css}',
  'app.config.ts',
  'cms/up.ts',
])
  .filter((file) => !/\.test\.tsx?$|node_modules/.test(file))
  .toSorted()

test('only the table names a language other than English', () => {
  expect(files.length).toBeGreaterThan(300)
  const found = files.filter((file) => named.test(codeOf(readFileSync(file, 'utf8'))))
  expect(found).toEqual(Object.keys(allowed).toSorted())
})

test('the main languages of the tags differ, so that Accept-Language is unambiguous', () => {
  const main = localeCodes.map((code) => locales[code].tag.split('-')[0])
  expect(new Set(main).size).toBe(main.length)
})

test('the test finds a hard-coded language', () => {
  for (const line of [
    "if (locale === 'vi') x()",
    'const words = { en: 1, cn: 2 }',
    ':lang(zh) {',
    '`/vi/page`',
    "['zh-CN']",
  ])
    expect(codeOf(line)).toMatch(named)
  expect(codeOf('// such as /vi/help\n/* cn */ const view = 1')).not.toMatch(named)
})

test.each(localeCodes)('the entry of %s is consistent', (code) => {
  const { prefix, tag, apiLanguage, ogLocale, money } = locales[code]
  expect(prefix).toBe(code === defaultLocale ? '' : `/${code}`)
  expect(Intl.getCanonicalLocales(tag)).toEqual([tag])
  expect(apiLanguage.split('-')[0]).toBe(tag.split('-')[0])
  expect(ogLocale).toBe(apiLanguage.replace('-', '_'))
  expect(money).toContain('#')
})
