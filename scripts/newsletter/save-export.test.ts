import { execFileSync } from 'node:child_process'
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { saveExport } from './save-export.ts'

test('an export is a file of its owner, in a folder that git ignores', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'exports-'))
  const file = await saveExport('email\r\n', 'staging', folder)
  expect(basename(file)).toMatch(/^sign-ups-staging-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.csv$/)
  expect(await readFile(file, 'utf8')).toBe('email\r\n')
  expect(((await stat(file)).mode & 0o777).toString(8)).toBe('600')
  expect(execFileSync('git', ['check-ignore', join('exports', basename(file))]).toString()).toContain('exports')
  await rm(folder, { recursive: true })
})
