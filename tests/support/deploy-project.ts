import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import type { TestContext } from 'vitest'
import { sitePath } from '#scripts/site-folder.ts'
import { startCloudflareApi, type CloudflareApi } from './cloudflare-api.ts'
import { deployConfig } from './deploy-config.ts'

export interface Options {
  env?: Record<string, string>
}

interface Ended {
  code: number
  output: string
}

/** A committed copy of the files of a deploy, with its own account at Cloudflare. */
export interface DeployProject {
  api: CloudflareApi
  /** Runs a command of node_modules/.bin or the machine. */
  command(file: string, args: string[], options?: Options): Promise<Ended>
  /** Runs a script of `scripts/`. */
  node(script: string, args: string[], options?: Options): Promise<Ended>
  /** Replaces the address of staging or production in wrangler.toml; an empty one is not set. */
  setAddress(place: string, address: string): Promise<void>
  /** Writes `content/site.json` with these facts of the company as samples. */
  writeFacts(sample: string[]): Promise<void>
}

/** The settings of a deploy and a build with a worker that builds in a second. */
async function writeFiles(folder: string): Promise<void> {
  for (const name of ['worker', 'public', 'content']) await mkdir(join(folder, name))
  await symlink(resolve('node_modules'), join(folder, 'node_modules'))
  await cp('migrations', join(folder, 'migrations'), { recursive: true })
  const files = {
    '.gitignore': 'node_modules\ndist\n.wrangler\n',
    'package.json': '{"type":"module"}',
    'wrangler.toml': await deployConfig(),
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
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
}

/**
 * Makes a project for one test in a temporary folder and starts the stand-in of Cloudflare's API.
 * Both end with the test.
 */
export async function openDeployProject({ onTestFinished }: TestContext): Promise<DeployProject> {
  const api = await startCloudflareApi()
  const folder = await mkdtemp(join(tmpdir(), 'helmsway-deploy-'))
  onTestFinished(async () => {
    api.end()
    await rm(folder, { recursive: true })
  })

  function command(file: string, args: string[], { env: own }: Options = {}) {
    const path = `${resolve('node_modules/.bin')}${delimiter}${process.env.PATH}`
    // As a command starts them (scripts/run/run.ts).
    const start = { PATH: path, NODE_COMPILE_CACHE: resolve('.cache/node') }
    const env = { ...process.env, ...api.env, ...start, CI: 'true', SITE_FOLDER: '', ...own }
    return new Promise<Ended>((done) => {
      const child = execFile(file, args, { cwd: folder, env }, (_, stdout, stderr) =>
        done({ code: child.exitCode ?? 1, output: stdout + stderr }),
      )
    })
  }
  async function writeFacts(sample: string[]) {
    const text = await readFile(join(sitePath('content'), 'site.json'), 'utf8')
    const facts = text.replace(/"sample": \[.*?\]/s, `"sample": ${JSON.stringify(sample)}`)
    await writeFile(join(folder, 'content/site.json'), facts)
  }

  async function setAddress(place: string, address: string) {
    const file = join(folder, 'wrangler.toml')
    const text = await readFile(file, 'utf8')
    await writeFile(file, text.replace(`"https://${place}.helmsway.test"`, `"${address}"`))
  }

  await writeFiles(folder)
  await writeFacts([])
  const author = ['-c', 'user.name=Test', '-c', 'user.email=test@helmsway.test']
  for (const args of [
    ['init', '--quiet'],
    ['add', '--all'],
    [...author, 'commit', '--quiet', '-m', 'What changed'],
  ])
    await command('git', args)
  return {
    api,
    command,
    node: (script, args, options) => command(process.execPath, [resolve('scripts', script), ...args], options),
    setAddress,
    writeFacts,
  }
}
