import { readdir, readFile } from 'node:fs/promises'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

const Names = v.optional(v.array(v.string()))
const Lockfile = v.object({
  packages: v.record(
    v.string(),
    v.object({
      integrity: v.optional(v.string()),
      resolved: v.optional(v.string()),
      optional: v.optional(v.boolean()),
      os: Names,
      cpu: Names,
      libc: Names,
    }),
  ),
})
const Versions = v.record(v.string(), v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+/)))
const Manifest = v.object({ dependencies: Versions, devDependencies: v.optional(Versions) })
const readLockfile = async (path: string) => {
  const { '': _root, ...packages } = v.parse(Lockfile, JSON.parse(await readFile(path, 'utf8'))).packages
  return Object.entries(packages)
}

const allows = (names: string[] | undefined, wanted: string[]) => !names || wanted.some((name) => names.includes(name))

test.each(['package.json', 'cms/package.json'])('each version in %s is exact', async (path) => {
  expect(v.safeParse(Manifest, JSON.parse(await readFile(path, 'utf8'))).issues).toBeUndefined()
})

test.each(['package-lock.json', 'cms/package-lock.json'])(
  'each package of %s that 64-bit Linux installs has an integrity',
  async (path) => {
    const packages = await readLockfile(path)
    const unchecked = packages.filter(
      ([, { integrity, optional, os, cpu, libc }]) =>
        !integrity?.startsWith('sha512-') &&
        (!optional || (allows(os, ['linux']) && allows(cpu, ['x64', 'arm64']) && allows(libc, ['glibc']))),
    )
    expect(unchecked.map(([name]) => name)).toEqual([])
    expect(packages.filter(([, { resolved }]) => resolved !== undefined)).toEqual([])
  },
)

test('Node is a locked package of each platform, and no package runs an install script', async () => {
  const packages = await readLockfile('package-lock.json')
  const nodes = packages.filter(([name]) => /^node_modules\/node(-bin)?-(linux|darwin)-(x64|arm64)$/.test(name))
  expect(nodes.map(([, { os, cpu }]) => `${os} ${cpu}`).toSorted()).toEqual([
    'darwin arm64',
    'darwin x64',
    'linux arm64',
    'linux x64',
  ])
  expect(nodes.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))).toEqual([])
  expect(packages.map(([name]) => name)).not.toContain('node_modules/node')
  expect(await readFile('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m)
})

const Step = v.looseObject({ uses: v.optional(v.string()), run: v.optional(v.string()) })
const Workflow = v.looseObject({
  permissions: v.strictObject({ contents: v.literal('read') }),
  jobs: v.record(v.string(), v.looseObject({ if: v.optional(v.string()), steps: v.array(Step) })),
})
const folder = '.github/workflows'
const readWorkflow = async (name: string) => v.parse(Workflow, parse(await readFile(`${folder}/${name}`, 'utf8')))

test('workflows name actions by commit, and only the step that deploys or rolls back gets secrets', async () => {
  for (const name of await readdir(folder)) {
    const workflow = await readWorkflow(name)
    const steps = Object.values(workflow.jobs).flatMap(({ steps }) => steps)
    for (const { uses } of steps) expect(uses ?? '@'.padEnd(41, '0')).toMatch(/@[0-9a-f]{40}$/)
    const deploys = steps.filter(({ run }) => /^npm run (?:deploy|rollback) /.test(run ?? ''))
    const secrets = (value: unknown) => JSON.stringify(value).split('secrets.').length - 1
    expect([name, secrets(workflow)]).toEqual([name, secrets(deploys)])
  }
})

test('production is deployed from main alone', async () => {
  const { jobs } = await readWorkflow('deploy.yml')
  for (const job of Object.values(jobs))
    expect(job.if).toBe("inputs.environment != 'production' || github.ref == 'refs/heads/main'")
})
