import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import * as stored from './stored.ts'

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
