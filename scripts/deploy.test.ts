import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { startCloudflareApi, type CloudflareApi } from '#tests/support/cloudflare-api.ts'
import { completeConfig, readTarget } from './environments.ts'

/** Writes `content/site.json` into the project; the company's facts that are named are samples. */
async function writeFacts(sample: string[]) {
  const text = await readFile('content/site.json', 'utf8')
  await writeFile(
    join(project, 'content/site.json'),
    text.replace(/"sample": \[.*?\]/s, `"sample": ${JSON.stringify(sample)}`),
  )
}

/** The site's wrangler.toml and build settings with a worker that builds in a second. */
let project = ''
let api: CloudflareApi

beforeAll(async () => {
  api = await startCloudflareApi()
  project = await mkdtemp(join(tmpdir(), 'helmsway-deploy-'))
  for (const folder of ['worker', 'public', 'content']) await mkdir(join(project, folder))
  await cp('wrangler.toml', join(project, 'wrangler.toml'))
  await symlink(resolve('node_modules'), join(project, 'node_modules'))
  const files = {
    'package.json': '{"type":"module"}',
    'public/file.txt': 'file',
    'worker/index.ts': `import { WorkerEntrypoint } from 'cloudflare:workers'
      export class Pages extends WorkerEntrypoint {}
      export default { fetch: () => new Response('gateway'), scheduled() {} }`,
    'app.config.ts': `import { cloudflare } from '@cloudflare/vite-plugin'
      import { completeConfig } from '${resolve('scripts/environments.ts')}'
      export default {
        environments: { ssr: { build: { outDir: 'dist/server' } } },
        plugins: [cloudflare({ viteEnvironment: { name: 'ssr' }, config: completeConfig })],
      }`,
  }
  for (const [name, text] of Object.entries(files)) await writeFile(join(project, name), text)
  await writeFacts([])
})
afterAll(async () => {
  api.end()
  await rm(project, { recursive: true })
})
afterEach(() => {
  api.changes.length = 0
  vi.unstubAllEnvs()
})

interface Options {
  cwd?: string
  /** The environment variable; empty counts as not set. */
  publicUrl?: string
}

/** Runs a command against the account of the test. */
function command(file: string, args: string[], { cwd = project, publicUrl = '' }: Options = {}) {
  const path = `${resolve('node_modules/.bin')}${delimiter}${process.env.PATH}`
  const env = { ...process.env, ...api.env, PATH: path, CI: 'true', PUBLIC_URL: publicUrl }
  return new Promise<{ code: number; output: string }>((done) => {
    const child = execFile(file, args, { cwd, env }, (_, stdout, stderr) =>
      done({ code: child.exitCode ?? 1, output: stdout + stderr }),
    )
  })
}

/** Builds and starts of wrangler take seconds each, on a busy machine many more. */
const timeout = 120_000
const node = (script: string, args: string[], options?: Options) =>
  command(process.execPath, [resolve('scripts', script), ...args], options)

/** What the API was told, by call. */
const told = () => new Map(api.changes.map(({ call, body }) => [call, body]))
/** The workers that were changed. */
const scripts = () => [...new Set(api.changes.flatMap(({ call }) => /workers\/scripts\/([^/]+)/.exec(call)?.[1] ?? []))]

test.each([
  ['staging', 'helmsway-site-staging', true],
  ['production', 'helmsway-site', false],
])('a deploy to %s is about %s alone', { timeout }, async (environment, name, isOnWorkersDev) => {
  const publicUrl = `https://${environment}.helmsway.test`
  const deploy = await node('deploy.ts', [environment], { publicUrl })
  expect(deploy).toMatchObject({ code: 0 })
  expect(deploy.output).toContain(`worker ${name}, database ${name}, ${publicUrl}`)

  const script = `/workers/scripts/${name}`
  expect(scripts()).toEqual([name])
  expect(told().get('POST /d1/database')).toEqual({ name })
  expect(told().get('POST /storage/kv/namespaces')).toEqual({ title: `${name}-site-kv` })
  expect(told().get(`POST ${script}/subdomain`)).toEqual({ enabled: isOnWorkersDev, previews_enabled: false })
  expect(told().get(`PUT ${script}`)).toMatchObject({
    bindings: expect.arrayContaining([
      { name: 'PUBLIC_URL', type: 'plain_text', text: publicUrl },
      { name: 'SENTRY_ENVIRONMENT', type: 'plain_text', text: environment },
      { name: 'SITE_KV', type: 'kv_namespace', namespace_id: `${name}-site-kv` },
      { name: 'DB', type: 'd1', id: name },
    ]),
    // Addresses with their queries stay out of Cloudflare's logs.
    observability: { enabled: true, logs: { invocation_logs: false } },
  })
})

test('nothing is deployed to production while facts about the company are samples', { timeout }, async () => {
  await writeFacts(['address', 'licence'])
  const { code, output } = await node('deploy.ts', ['production'], { publicUrl: 'https://production.helmsway.test' })
  await writeFacts([])
  expect(output).toBe(
    'Samples still, under "company" in content/site.json: address, licence (docs/operations.md#company). ' +
      'Fill them in and empty "sample" before a deploy to production\n',
  )
  expect(code).toBe(1)
  expect(api.changes).toEqual([])
})

test('a build for this machine reaches neither staging nor production', { timeout }, async () => {
  expect(await node('build.ts', [])).toMatchObject({ code: 0 })
  const other = await command('wrangler', ['deploy', '--env', 'production'])
  expect(other.output).toContain('does not match the target environment "local"')
  expect(api.changes).toEqual([])

  expect(await command('wrangler', ['deploy'])).toMatchObject({ code: 0 })
  const name = 'helmsway-site-local'
  expect(scripts()).toEqual([name])
  expect(told().get('POST /d1/database')).toEqual({ name })
  // Nobody can reach it.
  expect(told().get(`POST /workers/scripts/${name}/subdomain`)).toEqual({ enabled: false, previews_enabled: false })
})

test('the site is not built for production with an address of this machine', { timeout }, async () => {
  const options = { cwd: '.', publicUrl: 'http://localhost:8787' }
  const { code, output } = await node('build.ts', ['--env', 'production'], options)
  expect(output).toContain('Bad setting: PUBLIC_URL must be the https address of production')
  expect(output).not.toContain('.ts:')
  expect(code).toBe(1)
})

test.each([
  ['production', undefined, undefined],
  ['staging', '', 'http://localhost:8787'],
  ['staging', 'http://helmsway.test', 'https://helmsway.test'],
  ['staging', 'https://helmsway.test?x=1', undefined],
])('%s is not built with the address %j of the build and %j of wrangler.toml', (targetEnvironment, own, listed) => {
  vi.stubEnv('PUBLIC_URL', own)
  expect(() => completeConfig({ targetEnvironment, vars: { PUBLIC_URL: listed } })).toThrow(
    `[env.${targetEnvironment}.vars]`,
  )
})

test.each([
  ['staging', '', 'https://listed.test', 'https://listed.test'],
  ['production', 'https://own.test', 'https://listed.test', 'https://own.test'],
  ['local', 'https://own.test', undefined, undefined],
])('%s with the address %j of the build and %j of wrangler.toml has %j', (...row) => {
  const [targetEnvironment, own, listed, url] = row
  vi.stubEnv('PUBLIC_URL', own)
  expect(completeConfig({ targetEnvironment, vars: { PUBLIC_URL: listed } }).vars?.PUBLIC_URL).toBe(url)
})

test.each([
  ['deploy', []],
  ['deploy', ['local']],
  ['deploy', ['production', '--force']],
  ['build', ['staging']],
  ['build', ['--env', 'stagin']],
])('npm run %s -- %j says what it wants and does nothing', { timeout }, async (script, args) => {
  const { code, output } = await node(`${script}.ts`, args)
  expect(output).toMatch(new RegExp(`^Say .* npm run ${script} -- `))
  expect(code).toBe(1)
})

test('a build for another environment is refused with the command that mends it', async () => {
  const config = join(project, 'built.json')
  await writeFile(config, JSON.stringify({ targetEnvironment: 'local' }))
  await expect(readTarget(config, 'production')).rejects.toThrow(/for local, .* npm run deploy -- production$/)
})

test('what belongs to one environment is inherited by none, and no two limiters of the account count together', async () => {
  const config = await readFile('wrangler.toml', 'utf8')
  const shared = config.slice(0, config.indexOf('\n[env.'))
  expect(shared).toContain('main = "worker/index.ts"')
  expect(shared).not.toMatch(/^(routes?|vars|\[+(routes?|vars|kv_namespaces|d1_databases|ratelimits))\b/m)
  const ids = [...config.matchAll(/namespace_id = "(\d+)"/g)].map(([, id]) => id)
  expect(ids.length).toBeGreaterThan(0)
  expect(new Set(ids).size).toBe(ids.length)
})
