import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { defaultLocale, localeCodes, locales } from './locales.ts'

const others = localeCodes.filter((code) => code !== defaultLocale)

/** Where a language may be named: what is true of it alone, and can be left out for another one. */
const allowed: Record<string, string> = {
  'src/i18n/locales.ts': 'the table',
  'src/ui/base.css': 'line heights and fonts; other languages have those of Latin letters',
  'src/ui/utilities.css': 'Chinese has no capitals',
  'src/api/redirects.ts': 'an example in a message',
  'src/features/home/hero-section.tsx': 'a Chinese headline breaks after phrases',
}

/** Code without comments. */
const codeOf = (text: string) => text.replaceAll(/\/\*[\s\S]*?\*\/|(?<![:\w'"`/])\/\/.*$/gm, '')

/** Codes of languages that are elements of HTML, too: nobody can tell which is meant. */
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

test('no code but the table names a language of the site besides English: it takes it from there', () => {
  expect(files.length).toBeGreaterThan(300)
  const found = files.filter((file) => named.test(codeOf(readFileSync(file, 'utf8'))))
  expect(found).toEqual(Object.keys(allowed).toSorted())
})

test('the main languages of the tags differ, by which a browser is answered', () => {
  const main = localeCodes.map((code) => locales[code].tag.split('-')[0])
  expect(new Set(main).size).toBe(main.length)
})

test('a language named by hand would be found', () => {
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

test.each(localeCodes)('the entry of %s agrees with itself', (code) => {
  const { prefix, tag, apiLanguage, ogLocale, money } = locales[code]
  expect(prefix).toBe(code === defaultLocale ? '' : `/${code}`)
  expect(Intl.getCanonicalLocales(tag)).toEqual([tag])
  expect(apiLanguage.split('-')[0]).toBe(tag.split('-')[0])
  expect(ogLocale).toBe(apiLanguage.replace('-', '_'))
  expect(money).toContain('#')
})
