import { expect, test } from 'vitest'
import { openDeployProject, type Options } from '#tests/support/deploy-project.ts'

const timeout = 180_000

test.concurrent.for<[string, string[], Options, string]>([
  ['nobody is logged in', ['--yes'], { env: { CLOUDFLARE_API_TOKEN: '', HOME: '/nowhere' } }, 'npx wrangler login'],
  ['nothing serves the address', ['--yes'], { publicUrl: 'https://other.test' }, 'routes = [{ pattern = "other.test"'],
  ['there is no address', ['--yes'], { publicUrl: '' }, 'under [env.production.vars]'],
])('a deploy is refused when %s', { timeout }, async ([, args, options, sentence], context) => {
  const project = await openDeployProject(context)
  const { code, output } = await project.node('deploy.ts', ['production', ...args], {
    publicUrl: 'https://production.helmsway.test',
    ...options,
  })
  expect(output).toContain(sentence)
  expect(output).not.toMatch(/Building|\.ts:/)
  expect(code).toBe(1)
  expect(project.api.changes).toEqual([])
})

test.concurrent(
  'the site is not built for production with an address of this machine',
  { timeout },
  async (context) => {
    const project = await openDeployProject(context)
    const options = { cwd: '.', publicUrl: 'http://localhost:8787' }
    const { code, output } = await project.node('build.ts', ['--env', 'production'], options)
    expect(output).toContain('Bad setting: PUBLIC_URL must be the https address of production')
    expect(output).not.toContain('.ts:')
    expect(code).toBe(1)
  },
)

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
