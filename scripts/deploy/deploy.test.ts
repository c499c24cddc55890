import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openDeployProject, type DeployProject, type Options } from '#tests/support/deploy-project.ts'
import { waitForBuild } from './wait.ts'

/** Builds and starts of wrangler take seconds each, on a busy machine many more. */
const timeout = 180_000

/** What the API was told, by call. */
const told = ({ api }: DeployProject) => new Map(api.changes.map(({ call, body }) => [call, body]))
/** The workers that were changed. */
const scripts = ({ api }: DeployProject) => [
  ...new Set(api.changes.flatMap(({ call }) => /workers\/scripts\/([^/]+)/.exec(call)?.[1] ?? [])),
]

/** Deploys as an operator who has the address in the environment. */
const deploy = (project: DeployProject, place: string, args: string[] = [], options?: Options) =>
  project.node('deploy.ts', [place, ...args], { publicUrl: `https://${place}.helmsway.test`, ...options })

// The account has what production needs already.
test.concurrent.for<[place: string, name: string, isStaging: boolean]>([
  ['staging', 'helmsway-site-staging', true],
  ['production', 'helmsway-site', false],
])('a deploy to %s is about %s alone', { timeout }, async ([place, name, isStaging], context) => {
  const project = await openDeployProject(context)
  const { api } = project
  api.account.databases.push('other', ...(isStaging ? [] : [name]))
  api.account.namespaces.push('other', ...(isStaging ? [] : [`${name}-site-kv`]))
  const { code, output } = await deploy(project, place, ['--yes'])
  const url = `https://${place}.helmsway.test`
  expect(output).toContain(`Target: worker ${name}, database ${name}, ${url}\n`)
  expect(output).toContain(`npx wrangler rollback --env ${place}`)
  expect(output).toContain(`${url} runs this build and is well.`)
  expect(code).toBe(0)

  const script = `/workers/scripts/${name}`
  expect(scripts(project)).toEqual([name])
  expect(told(project).get('POST /d1/database')).toEqual(isStaging ? { name } : undefined)
  expect(told(project).get('POST /storage/kv/namespaces')).toEqual(isStaging ? { title: `${name}-site-kv` } : undefined)
  expect(told(project).get(`POST ${script}/subdomain`)).toEqual({ enabled: isStaging, previews_enabled: false })
  expect(told(project).get(`POST ${script}/versions`)).toMatchObject({
    bindings: expect.arrayContaining([
      { name: 'PUBLIC_URL', type: 'plain_text', text: url },
      { name: 'SENTRY_ENVIRONMENT', type: 'plain_text', text: place },
      { name: 'SITE_KV', type: 'kv_namespace', namespace_id: `${name}-site-kv` },
      { name: 'DB', type: 'd1', id: name },
      { name: 'PURGE_SECRET', type: 'inherit' },
    ]),
    annotations: { 'workers/message': expect.stringMatching(/^[0-9a-f]{7,} What changed$/) },
    // Addresses with their queries stay out of Cloudflare's logs.
    observability: { enabled: true, logs: { invocation_logs: false } },
  })
  // All migrations, in the new database, before the worker.
  const calls = api.changes.map(({ call }) => call)
  const sql = api.changes.slice(0, calls.indexOf(`POST ${script}/versions`)).map(({ body }) => JSON.stringify(body))
  expect(calls.filter((call) => call.endsWith('/query'))).toContain(`POST /d1/database/${name}/query`)
  for (const table of ['newsletter', 'purges']) expect(sql.join()).toContain(`CREATE TABLE ${table}`)
})

test.concurrent('a dry run says what it would do and changes nothing', { timeout }, async (context) => {
  const project = await openDeployProject(context)
  const { code, output } = await deploy(project, 'staging', ['--dry-run'])
  expect(output).toContain('Would run: wrangler d1 create helmsway-site-staging\n')
  expect(output).toContain('Would run: wrangler kv namespace create helmsway-site-staging-site-kv\n')
  expect(output).toContain('Nothing was changed.')
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
        'Fill them in and empty "sample" before a deploy to production',
      'Not committed: content/site.json; run: git add --all && git commit -m "What changed"',
      'The secret PURGE_SECRET is not set; run: openssl rand -hex 32 | npx wrangler secret put PURGE_SECRET --env production',
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

test('migrations only add: the worker that runs goes on with them, and an older one after a roll back', async () => {
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
