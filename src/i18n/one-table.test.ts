import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sampleLocales } from '#tests/support/sample-locales.ts'
import { defaultLocale, locales } from './locales.ts'

const others = sampleLocales.filter((code) => code !== defaultLocale)

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

const names = others.flatMap((code) => {
  const { tag, apiLanguage, ogLocale } = locales[code]
  return [code, tag, tag.split('-')[0] ?? tag, apiLanguage, ogLocale]
})
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
