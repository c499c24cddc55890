import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { localeCodes } from '#i18n/locales.ts'
import { storedTables } from '#scripts/content/stored-tables.ts'
import texts from './stored-texts.json' with { type: 'json' }
import * as stored from './stored.ts'

test('a thing without texts, or without its lifetime, stops the build', () => {
  const { cc_cookie: _, ...rows } = texts.en.rows
  expect(() => storedTables('en', { en: { ...texts.en, rows } })).toThrow('4 texts for "cc_cookie", one with {days}')
  const timeless = { ...texts.en, rows: { ...texts.en.rows, cc_cookie: ['a', 'b', 'c', 'long'] } }
  expect(() => storedTables('en', { en: timeless })).toThrow('"cc_cookie"')
})

test.each(localeCodes)('the tables in %s name everything, with lifetimes', (locale) => {
  const tables = storedTables(locale)
  for (const { name, days } of [...stored.storedCookies, ...stored.storedEntries]) {
    const row = Object.values(tables)
      .join('\n')
      .split('\n')
      .find((line) => line.startsWith(`| \`${name.replace(/\*$/, '')}`))
    expect(row).toContain(days === undefined ? '|' : String(days))
  }
})

test('no other file contains the name of a stored value', async () => {
  const folders = await Promise.all(
    ['src', 'worker'].map(async (folder) =>
      (await readdir(folder, { recursive: true })).map((file) => join(folder, file)),
    ),
  )
  const files = folders.flat().filter((file) => /(?<!\.test)\.tsx?$/.test(file))
  const literal =
    /(?:(?:local|session)Storage\.\w+\(|generateCookie\(|getCookie\(\w+, |cookie\.includes\()\s*['"`](?!\$\{)/
  const texts = await Promise.all(files.map(async (file) => ({ file, text: await readFile(file, 'utf8') })))
  expect(texts.filter(({ text }) => literal.test(text)).map(({ file }) => file)).toEqual([])
})

test.each([
  [stored.scrollKey, '@tanstack/router-core/dist/esm/scroll-restoration.js'],
  [stored.replayKey, '@sentry/replay/build/npm/esm/index.js'],
])('%s is the key of the library', async (name, file) => {
  expect(await readFile(join('node_modules', file), 'utf8')).toContain(`"${name}"`)
})
