import { expect, test } from 'vitest'
import { openDeployProject, type DeployProject } from '#tests/support/deploy-project.ts'

const timeout = 180_000
const [older, newer] = ['1111aaaa-0000-4000-8000-000000000000', '2222bbbb-0000-4000-8000-000000000000']

function deployTwice({ api }: DeployProject): void {
  api.account.versions.push(
    { id: older, created_on: '2026-11-20T10:00:00Z', message: 'abc1234 The first', tag: 'build-1' },
    { id: newer, created_on: '2026-11-21T11:30:00Z', message: 'def5678 The second', tag: 'build-2' },
  )
  api.account.live = newer
}

test.concurrent('npm run rollback lists the versions with date and commit', { timeout }, async (context) => {
  const project = await openDeployProject(context)
  deployTwice(project)
  const { code, output } = await project.node('rollback.ts', ['production'])
  expect(output.trim().split('\n')).toEqual([
    '→ 2222bbbb  2026-11-21 11:30 UTC  def5678 The second',
    '  1111aaaa  2026-11-20 10:00 UTC  abc1234 The first',
    '→ is live at https://production.helmsway.test. To go back: npm run rollback -- production VERSION',
  ])
  expect(code).toBe(0)
  expect(project.api.changes).toEqual([])
})

test.concurrent('a rollback goes to that version, purges, and examines the site', { timeout }, async (context) => {
  const project = await openDeployProject(context)
  deployTwice(project)
  const { output } = await project.node('rollback.ts', ['production', '1111'], { env: { PURGE_SECRET: 'a-secret' } })
  expect(output).toContain('Going back to abc1234 The first of 2026-11-20 10:00 UTC')
  expect(output).toContain('Purged everything\n')
  expect(output).toMatch(/^[✓✗] home page: /m)
  const [deployment, purge] = project.api.changes
  expect(deployment).toMatchObject({
    call: 'POST /workers/scripts/helmsway-site/deployments',
    body: {
      versions: [{ version_id: older, percentage: 100 }],
      annotations: { 'workers/message': 'Back to abc1234 The first' },
    },
  })
  expect(purge).toEqual({ call: 'POST /api/purge', body: { everything: true } })
})

test.concurrent.for<[args: string[], sentence: string]>([
  [[], 'Say what: npm run rollback -- staging|production [VERSION]'],
  [['1111'], 'Say what: npm run rollback -- staging|production [VERSION]'],
  [['production', '9999'], '"9999" is no version'],
  [['production', '2222'], '2222 is live already'],
])('npm run rollback -- %j is refused', { timeout }, async ([args, sentence], context) => {
  const project = await openDeployProject(context)
  deployTwice(project)
  const { code, output } = await project.node('rollback.ts', args)
  expect(output.startsWith(sentence)).toBe(true)
  expect(code).toBe(1)
  expect(project.api.changes).toEqual([])
})
