import { expect, test } from 'vitest'
import { openDeployProject, type Options } from '#tests/support/deploy-project.ts'

const timeout = 180_000
const loggedOut = { CLOUDFLARE_API_TOKEN: '', HOME: '/nowhere' }

test.concurrent.for<[reason: string, address: string, options: Options, sentence: string]>([
  ['nobody is logged in', 'https://production.helmsway.test', { env: loggedOut }, 'npx wrangler login'],
  ['nothing serves the address', 'https://other.test', {}, 'routes = [{ pattern = "other.test"'],
  ['there is no address', '', {}, 'under [env.production.vars]'],
  ['the address is of this machine', 'http://localhost:8787', {}, 'must be the https address of production'],
])('a deploy is refused when %s', { timeout }, async ([, address, options, sentence], context) => {
  const project = await openDeployProject(context)
  await project.setAddress('production', address)
  const { code, output } = await project.node('deploy.ts', ['production', '--yes'], options)
  expect(output).toContain(sentence)
  expect(output).not.toMatch(/Building|\.ts:/)
  expect(code).toBe(1)
  expect(project.api.changes).toEqual([])
})

test.concurrent('a deploy is refused when wrangler.toml has an unknown setting', { timeout }, async (context) => {
  const project = await openDeployProject(context)
  await project.setAddress('production', 'https://production.helmsway.test"\nANALYTICS = "G-ABC123DEF4')
  const { code, output } = await project.node('deploy.ts', ['production', '--yes'])
  expect(output).toMatch(/^No setting is called "ANALYTICS" \(wrangler.toml, under \[env.production.vars\]\)/)
  expect(code).toBe(1)
})

test.concurrent('the site is not built for production without its address', { timeout }, async (context) => {
  const project = await openDeployProject(context)
  await project.setAddress('production', 'http://localhost:8787')
  const { code, output } = await project.node('build.ts', ['--env', 'production'])
  expect(output).toContain('Bad setting: PUBLIC_URL must be the https address of production')
  expect(output).not.toContain('.ts:')
  expect(code).toBe(1)
})

test.concurrent.for<[script: string, args: string[]]>([
  ['deploy', []],
  ['deploy', ['local']],
  ['deploy', ['production', '--force']],
  ['build', ['staging']],
  ['build', ['--env', 'stagin']],
])('npm run %s -- %j prints its usage and does nothing', { timeout }, async ([script, args], context) => {
  const project = await openDeployProject(context)
  const { code, output } = await project.node(`${script}.ts`, args)
  expect(output).toMatch(new RegExp(`^Say .* npm run ${script} -- `))
  expect(code).toBe(1)
})
