import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { thirdPartyNotices } from './third-party.ts'

test('the notices are those of the lockfile; else run: npm run notices', () => {
  expect(readFileSync('public/third-party-notices.txt', 'utf8')).toBe(thirdPartyNotices())
})

test('libraries, icons and fonts that are served stand there, tools of the build do not', () => {
  const notices = thirdPartyNotices()
  for (const name of ['react-dom', 'hono', '@sentry/core', 'lucide', '@fontsource-variable/manrope', 'tailwindcss'])
    expect(notices).toMatch(new RegExp(`^${name} \\d+\\.\\d+\\.\\d+ \\(.+\\)$`, 'm'))
  for (const name of ['@babel/core', 'vite', 'marked', 'typescript'])
    expect(notices).not.toMatch(new RegExp(`^${name} `, 'm'))
  // Fonts ask for their notice, MIT for its text.
  expect(notices).toContain('SIL OPEN FONT LICENSE')
  expect(notices).toContain('The above copyright notice and this permission notice shall be included')
})
