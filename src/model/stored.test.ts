import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { localeCodes, locales } from '#i18n/locales.ts'
import { sitePath } from '#scripts/site-folder.ts'
import * as stored from './stored.ts'

const names = Object.values(stored).filter((value) => typeof value === 'string')

/** The rows of the policy's tables by the names in their first cell. */
async function policyRows(locale: string): Promise<Map<string, string>> {
  const policy = await readFile(`${sitePath('content')}/${locale}/pages/privacy-policy.md`, 'utf8')
  const rows = policy.split('\n').filter((line) => line.startsWith('| `'))
  return new Map(
    rows.flatMap((row) => {
      const [, first = ''] = row.split('|')
      return [...first.matchAll(/`([^`]+)`/g)].map(([, name = '']) => [name, row] as const)
    }),
  )
}

// An incomplete language may lack the policy.
const complete = localeCodes.filter((code) => locales[code].isComplete !== false)

test.each(complete)('the privacy policy in %s names everything stored, and its lifetime', async (locale) => {
  const rows = await policyRows(locale)
  expect([...rows.keys()].toSorted()).toEqual(names.toSorted())
  const { languageCookie, languageCookieDays, consentCookieName, consentCookieDays } = stored
  const inDays = { [languageCookie]: languageCookieDays, [consentCookieName]: consentCookieDays }
  for (const [name, days] of Object.entries(inDays))
    expect(rows.get(name)).toMatch(new RegExp(`\\| ${days} ?(?:days|ngày|天)`))
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
