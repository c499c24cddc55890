import { execFile, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
const names = [
  'start',
  'test',
  'new',
  'check:content',
  'build',
  'deploy',
  'rollback',
  'doctor',
  'purge',
  'newsletter',
  'cms:check',
  'bench',
  'bench:touch',
  'audit',
]

/** The output of a command that ends with a fault. */
function refusal(name: string, args: string[], env: Record<string, string> = {}): Promise<string> {
  const [, command = ''] = String(scripts[name]).split('exec node_modules/.bin/node ')
  return new Promise((resolve, reject) =>
    execFile(
      process.execPath,
      [...command.split(' '), ...args],
      { env: { ...process.env, ...env } },
      (error, stdout, stderr) => (error ? resolve(stdout + stderr) : reject(new Error(`${name} did not refuse`))),
    ),
  )
}

const timeout = 60_000

test.concurrent.for(names)('npm run %s starts in Node and prints its usage', { timeout }, async (name) => {
  expect(await refusal(name, ['--no-such-option'])).toMatch(/^(?:Say|Name)\b.* npm /)
})

test.concurrent.for(['localhost:8787', 'www.helmsway.test', 'https://'])(
  'npm run doctor -- %s prints its usage',
  { timeout },
  async (address) => {
    expect(await refusal('doctor', [address])).toMatch(/^Say which site: npm run doctor -- https:/)
  },
)

test('an export refuses an address and a secret that would make dead links', { timeout }, async () => {
  const env = { PUBLIC_URL: 'localhost', NEWSLETTER_SECRET: 'short' }
  expect(await refusal('newsletter', ['export'], env)).toMatch(
    /^Bad setting: PUBLIC_URL must .*; NEWSLETTER_SECRET must /,
  )
})

test.concurrent.for<[name: string, args: string[], option: string]>([
  ['deploy', ['staging'], 'yes'],
  ['deploy', ['staging', '--yes'], 'dry-run'],
  ['purge', ['blog', 'production'], 'env'],
  ['newsletter', ['delete', 'an@example.com', 'production'], 'env'],
  ['start', [], 'port'],
])('npm run %s %j refuses --%s that npm took', { timeout }, async ([name, args, option]) => {
  const output = await refusal(name, args, { [`npm_config_${option.replace('-', '_')}`]: 'true' })
  expect(output).toMatch(new RegExp(`^npm took --${option} for itself: write -- before it. Say.* npm .*-- `))
})

test.concurrent.for([{ npm_config_port: 'true' }, { npm_config_host: 'true' }])(
  'npm run dev refuses %j',
  { timeout },
  (taken) => {
    const env = { ...process.env, npm_lifecycle_event: 'dev', ...taken }
    const { status, stderr } = spawnSync(process.execPath, ['scripts/install.mjs'], { env, encoding: 'utf8' })
    expect(stderr).toMatch(/^npm took --(?:port|host) for itself: write -- before it: npm run dev -- /)
    expect(status).toBe(1)
  },
)

test.concurrent.for<[args: string[], sentence: string]>([
  [['--port', 'abc'], '"abc" is no port. Say: npm start -- [--port 9000]'],
  [['--port', '123456'], '"123456" is no port. Say: npm start -- [--port 9000]'],
  [['--var', 'RATE_LIMIT=off'], 'Write a colon after the name: npm start -- --var RATE_LIMIT:VALUE'],
  [['--var', 'RATE_LIMITS:off'], 'No setting is called "RATE_LIMITS"; there are PUBLIC_URL, '],
  [['9000'], 'Say: npm start -- [--port 9000]'],
])('npm start -- %j is refused', { timeout }, async ([args, sentence]) => {
  expect((await refusal('start', args)).startsWith(sentence)).toBe(true)
})
