import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
const names = [
  'start',
  'test',
  'new',
  'build',
  'deploy',
  'doctor',
  'purge',
  'newsletter',
  'cms:check',
  'bench',
  'bench:touch',
  'audit',
]

test.concurrent.for(names)('npm run %s starts in Node and prints its usage', { timeout: 60_000 }, async (name) => {
  const [, args = ''] = String(scripts[name]).split('exec node_modules/.bin/node ')
  const output = await new Promise<string>((resolve) =>
    execFile(process.execPath, [...args.split(' '), '--no-such-option'], (_, stdout, stderr) =>
      resolve(stdout + stderr),
    ),
  )
  expect(output).toMatch(/^(?:Say|Name)\b.* npm /)
})
