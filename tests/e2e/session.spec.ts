import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { sitePath } from '#scripts/site-folder.ts'
import { test } from './test.ts'

const folder = join(sitePath('dist'), 'client/assets')

test('without SESSION=on no file that a browser gets holds the session client', async () => {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.js'))
  const scripts = await Promise.all(names.map((name) => readFile(`${folder}/${name}`, 'utf8')))
  // Proves that the search works: the newsletter form's code is found.
  expect(scripts.filter((script) => script.includes('/api/subscribe')).length).toBeGreaterThan(0)
  expect(names.filter((_, index) => /\/auth\/refresh|cannot be empty/.test(scripts[index] ?? ''))).toEqual([])
})

test('without SESSION=on its calls do not exist', async ({ request }) => {
  expect((await request.get('/api/users/me')).status()).toBe(404)
  for (const call of ['login', 'refresh', 'logout'])
    expect((await request.post(`/api/auth/${call}`, { data: {} })).status()).toBe(404)
})
