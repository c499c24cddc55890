import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openDeployProject, type DeployProject } from '#tests/support/deploy-project.ts'
import { waitForBuild } from './checks.ts'

/** Builds and starts of wrangler take seconds each, on a busy machine many more. */
const timeout = 180_000

/** What the API was told, by call. */
const told = ({ api }: DeployProject) => new Map(api.changes.map(({ call, body }) => [call, body]))
/** The workers that were changed. */
const scripts = ({ api }: DeployProject) => [
  ...new Set(api.changes.flatMap(({ call }) => /workers\/scripts\/([^/]+)/.exec(call)?.[1] ?? [])),
]

const deploy = (project: DeployProject, place: string, args: string[] = []) =>
  project.node('deploy.ts', [place, ...args])

/** The bindings of the worker `name` after a deploy. */
const storage = (name: string) => [
  { name: 'SITE_KV', type: 'kv_namespace', namespace_id: `${name}-site-kv` },
  { name: 'DB', type: 'd1', id: name },
]

test.concurrent.for<[place: string, name: string, other: string]>([
  ['staging', 'helmsway-site-staging', 'helmsway-site'],
  ['production', 'helmsway-site', 'helmsway-site-staging'],
])(
  'a first deploy to %s creates what %s needs and leaves %s alone',
  { timeout },
  async ([place, name, other], context) => {
    const project = await openDeployProject(context)
    const { api } = project
    const isStaging = place === 'staging'
    api.account.databases.push('other', other)
    api.account.namespaces.push('other', `${other}-site-kv`)
    api.account.bindings.set(other, storage(other))
    const { code, output } = await deploy(project, place, ['--yes'])
    const url = `https://${place}.helmsway.test`
    expect(output).toContain(`Target: worker ${name}, database ${name}, ${url}\n`)
    expect(output).toContain(`npm run rollback -- ${place}`)
    expect(output).toContain(`${url} runs this build and is well.`)
    expect(code).toBe(0)

    const script = `/workers/scripts/${name}`
    expect(scripts(project)).toEqual([name])
    expect(told(project).get('POST /d1/database')).toEqual({ name })
    expect(told(project).get('POST /storage/kv/namespaces')).toEqual({ title: `${name}-site-kv` })
    expect(told(project).get(`POST ${script}/subdomain`)).toEqual({ enabled: isStaging, previews_enabled: false })
    expect(told(project).get(`POST ${script}/versions`)).toMatchObject({
      bindings: expect.arrayContaining([
        { name: 'PUBLIC_URL', type: 'plain_text', text: url },
        { name: 'SENTRY_ENVIRONMENT', type: 'plain_text', text: place },
        ...storage(name),
        { name: 'PURGE_SECRET', type: 'inherit' },
      ]),
      annotations: { 'workers/message': expect.stringMatching(/^[0-9a-f]{7,} What changed$/) },
      // Addresses with their queries stay out of Cloudflare's logs.
      observability: { enabled: true, logs: { invocation_logs: false } },
    })
    const queries = api.changes.filter(({ call }) => call.endsWith('/query'))
    expect([...new Set(queries.map(({ call }) => call))]).toEqual([`POST /d1/database/${name}/query`])
    for (const table of ['newsletter', 'purges']) expect(JSON.stringify(queries)).toContain(`CREATE TABLE ${table}`)
  },
)

test.concurrent('a later deploy migrates before the worker, and creates nothing', { timeout }, async (context) => {
  const project = await openDeployProject(context)
  const { api } = project
  const name = 'helmsway-site'
  api.account.databases.push('helmsway-site-staging', name)
  api.account.namespaces.push('helmsway-site-staging-site-kv', `${name}-site-kv`)
  api.account.bindings.set(name, storage(name))
  expect(await deploy(project, 'production', ['--yes'])).toMatchObject({ code: 0 })
  const calls = api.changes.map(({ call }) => call)
  expect(calls.filter((call) => call === 'POST /d1/database' || call === 'POST /storage/kv/namespaces')).toEqual([])
  expect(api.account.bindings.get(name)).toEqual(expect.arrayContaining(storage(name)))
  const upload = calls.indexOf(`POST /workers/scripts/${name}/versions`)
  const before = api.changes.slice(0, upload).map(({ body }) => JSON.stringify(body))
  for (const table of ['newsletter', 'purges']) expect(before.join()).toContain(`CREATE TABLE ${table}`)
})

test.concurrent(
  'a namespace that no worker has, of a deploy that broke off, stops the next one with its title',
  { timeout },
  async (context) => {
    const project = await openDeployProject(context)
    project.api.account.namespaces.push('helmsway-site-staging-site-kv')
    const { code, output } = await deploy(project, 'staging', ['--yes'])
    expect(output).toContain('helmsway-site-staging-site-kv')
    expect(output).toContain('already exists')
    expect(code).toBe(1)
    expect(told(project).has('POST /workers/scripts/helmsway-site-staging/versions')).toBe(false)
  },
)

test.concurrent('a deploy without --yes reports its changes and makes none', { timeout }, async (context) => {
  const project = await openDeployProject(context)
  const { code, output } = await deploy(project, 'staging')
  expect(output).toContain('Wrangler creates what staging lacks: the database helmsway-site-staging, a KV namespace\n')
  expect(output).toContain('Nothing was changed. To deploy: npm run deploy -- staging --yes\n')
  expect(code).toBe(0)
  expect(project.api.changes).toEqual([])
})

test.concurrent(
  'a deploy is refused with everything that is missing, and how to mend it',
  { timeout },
  async (context) => {
    const project = await openDeployProject(context)
    await project.writeFacts(['address', 'licence'])
    project.api.account.secrets = []
    const { code, output } = await deploy(project, 'production', ['--yes'])
    expect(output.trim().split('\n').slice(1)).toEqual([
      'Samples still, under "company" in content/site.json: address, licence (docs/operations.md#company). ' +
        'Fill them in and empty "sample" first',
      'The secret PURGE_SECRET is not set; run: openssl rand -hex 32 | tee /dev/tty | npx wrangler secret put PURGE_SECRET --env production',
    ])
    expect(code).toBe(1)
    expect(project.api.changes).toEqual([])
  },
)

test.concurrent('a site that is not well after a deploy is told with what it says', async (context) => {
  const { api } = await openDeployProject(context)
  api.account.status = 'failing'
  const site = api.env.DEPLOYED_SITE ?? ''
  const { build } = await (await fetch(`${site}/healthz`)).json()
  expect(await waitForBuild(site, build, 0.2)).toBe(`/healthz answers 200 {"status":"failing","build":"${build}"}`)
  expect(await waitForBuild('http://localhost:2', build, 0)).toContain('ECONNREFUSED')
  api.account.status = 'ok'
  expect(await waitForBuild(site, 'abc', 0)).toBe(`/healthz answers 200 {"status":"ok","build":"${build}"}`)
  expect(await waitForBuild(site, build, 0)).toBeUndefined()
})

test('migrations only add, so that running and rolled back workers work with them', async () => {
  const files = await readdir('migrations')
  expect(files.length).toBeGreaterThan(0)
  for (const file of files)
    expect(await readFile(join('migrations', file), 'utf8')).not.toMatch(/\b(DROP|RENAME|DELETE FROM|UPDATE)\b/i)
})

test.concurrent('a build for this machine reaches neither staging nor production', { timeout }, async (context) => {
  const project = await openDeployProject(context)
  expect(await project.node('build.ts', [])).toMatchObject({ code: 0 })
  const other = await project.command('wrangler', ['deploy', '--env', 'production'])
  expect(other.output).toContain('does not match the target environment "local"')
  expect(project.api.changes).toEqual([])

  expect(await project.command('wrangler', ['deploy'])).toMatchObject({ code: 0 })
  const name = 'helmsway-site-local'
  expect(scripts(project)).toEqual([name])
  expect(told(project).get('POST /d1/database')).toEqual({ name })
  // Nobody can reach it.
  expect(told(project).get(`POST /workers/scripts/${name}/subdomain`)).toEqual({
    enabled: false,
    previews_enabled: false,
  })
})
