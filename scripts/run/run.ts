import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { inspect, parseArgs, type ParseArgsConfig } from 'node:util'
import type { Environment } from '#scripts/environments.ts'
import { sitePath } from '#scripts/site-folder.ts'

/** The end of a command: exit code, all output, and standard output. */
export interface Outcome {
  code: number
  output: string
  stdout: string
}

/** Running children, each with its own process group. */
const children = new Set<ChildProcess>()

function start(command: string, args: string[], env: Record<string, string> = {}, cwd = '.'): ChildProcess {
  const child = spawn(command, args, {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
    // The compile cache saves large tools such as wrangler a quarter of their start.
    env: { WRANGLER_SEND_METRICS: 'false', NODE_COMPILE_CACHE: '.cache/node', ...process.env, ...env },
    // With its own process group, everything that the command starts (workerd, a browser) ends with it.
    detached: true,
  })
  children.add(child)
  child.on('close', () => children.delete(child))
  return child
}

/** Runs a command of node_modules/.bin or the machine to its end, in the folder `cwd`. */
export function run(command: string, args: string[], env?: Record<string, string>, cwd?: string): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = start(command, args, env, cwd)
    let [output, stdout] = ['', '']
    child.stdout?.on('data', (chunk) => (stdout += chunk))
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk))
    child.on('error', (error) => resolve({ code: 127, output: error.message, stdout }))
    child.on('close', (code) => resolve({ code: code ?? 1, output, stdout }))
  })
}

export function fail(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}

/** The first of `names` that npm took as an option of its own: `npm run deploy staging --yes` lacks `--`. */
const takenByNpm = (names: string[]) => names.find((name) => process.env[`npm_config_${name.replaceAll('-', '_')}`])

/**
 * Begins a command of package.json: its children end with it, and an error ends it with one sentence.
 * Returns the parsed command line; one that `config` does not allow ends the command with `usage`.
 */
export function beginCommand<T extends ParseArgsConfig>(usage: string, config: T): ReturnType<typeof parseArgs<T>> {
  process.on('exit', () => {
    for (const child of children) kill(child)
  })
  for (const signal of ['SIGHUP', 'SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1))
  // Only bugs print a stack.
  process.on('uncaughtException', (error) => fail(error.name === 'Error' ? error.message : inspect(error)))
  const taken = takenByNpm([...Object.keys(config.options ?? {}), 'dry-run'])
  if (taken) fail(`npm took --${taken} for itself: write -- before it. ${usage}`)
  try {
    return parseArgs(config)
  } catch {
    return fail(usage)
  }
}

/** The sentence in `output` about an invalid setting. */
const settingError = (output: string) => /Bad setting: .*/.exec(output)?.[0]

/**
 * Builds the worker and its files into dist/, for one environment of wrangler.toml. Another
 * `NODE_ENV` would build React for development, which fails on every page.
 */
export const build = (environment: Environment = 'local', env: Record<string, string> = {}) =>
  run('vite', ['build', '--config', 'app.config.ts'], { CLOUDFLARE_ENV: environment, NODE_ENV: 'production', ...env })

/** Builds as the first step of a command. A failure ends this process with its reason. */
export async function buildFirst(environment: Environment = 'local'): Promise<void> {
  const firstTime = existsSync('.cache/pictures') ? '' : ' The first time it draws all pictures, which takes minutes.'
  console.error(`Building for ${environment} …${firstTime}`)
  const { code, output } = await build(environment)
  // The stack of a fault in the content says nothing to an editor.
  if (code !== 0) fail(settingError(output) ?? output.replaceAll(/\n\s+at .*/g, ''))
}

/** The configuration that the build of a site writes: wrangler serves and deploys it. */
export const builtConfig = (folder?: string) => join(sitePath('dist', folder), 'server/wrangler.json')

/**
 * Serves a built worker in workerd at `address` of this machine. `args` go to wrangler, `config` is a
 * configuration in the folder of the built one.
 * @throws Error with the invalid setting or all output, if the worker ends or does not answer in a minute
 */
export async function serve(
  stateFolder: string,
  address: string,
  args: string[],
  config = builtConfig(),
): Promise<ChildProcess> {
  const { port } = new URL(address)
  const own = ['--config', config, '--persist-to', stateFolder, '--port', port, '--var', `PUBLIC_URL:${address}`]
  const server = start('wrangler', ['dev', ...own, ...args])
  let log = ''
  for (const stream of [server.stdout, server.stderr]) stream?.on('data', (chunk) => (log += chunk))
  // Wrangler does not end on an invalid setting.
  const hasFailed = () => hasEnded(server) || settingError(log) !== undefined
  for (let attempt = 0; attempt < 240 && !hasFailed(); attempt += 1) {
    // This address needs no content server.
    const answer = await fetch(`${address}/builds/latest.json`).catch(() => undefined)
    if (answer && !hasFailed()) return server
    await setTimeout(250)
  }
  await stop(server, 'SIGKILL')
  throw new Error(settingError(log) ?? `The site does not answer:\n${log}`)
}

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null

/** Signals the process group of a child. */
function kill(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): void {
  if (child.pid && !hasEnded(child)) process.kill(-child.pid, signal)
}

/** Ends the process group of a child. Resolves when the child has ended. */
export async function stop(child: ChildProcess, signal?: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (!child.pid || hasEnded(child)) return
  const closed = once(child, 'close')
  kill(child, signal)
  await closed
}

/** Returns `port` if it is free on this machine; without it, any free port. It throws if `port` is in use. */
export async function freePort(port = 0): Promise<number> {
  const server = createServer().listen(port)
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (!address || typeof address === 'string') throw new Error('No port is free')
  return address.port
}
