import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { inspect, parseArgs, type ParseArgsConfig } from 'node:util'
import type { Environment } from '#scripts/environments.ts'

/** How a command ended: its exit code, all that it printed, and that without its warnings. */
export interface Outcome {
  code: number
  output: string
  stdout: string
}

/** Children that have not ended, each with a process group of its own. */
const children = new Set<ChildProcess>()

function start(command: string, args: string[], env: Record<string, string> = {}): ChildProcess {
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    // With compiled code, large tools such as wrangler start in three quarters of the time.
    env: { WRANGLER_SEND_METRICS: 'false', NODE_COMPILE_CACHE: '.cache/node', ...process.env, ...env },
    // A group of its own: what the command starts (workerd, a browser) ends with it (see stop).
    detached: true,
  })
  children.add(child)
  child.on('close', () => children.delete(child))
  return child
}

/** Runs a command of node_modules/.bin or the machine to its end. */
export function run(command: string, args: string[], env?: Record<string, string>): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = start(command, args, env)
    let [output, stdout] = ['', '']
    child.stdout?.on('data', (chunk) => (stdout += chunk))
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk))
    child.on('error', (error) => resolve({ code: 127, output: error.message, stdout }))
    child.on('close', (code) => resolve({ code: code ?? 1, output, stdout }))
  })
}

/** Ends this process with what went wrong. */
export function fail(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}

/**
 * Begins a command of package.json. Its children end with it; an error ends it with its sentence.
 * Returns the command line as `config` describes it (node:util); any other one ends it with `usage`.
 */
export function beginCommand<T extends ParseArgsConfig>(usage: string, config: T): ReturnType<typeof parseArgs<T>> {
  process.on('exit', () => {
    for (const child of children) kill(child)
  })
  for (const signal of ['SIGHUP', 'SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1))
  // Only a bug has a stack to tell.
  process.on('uncaughtException', (error) => fail(error.name === 'Error' ? error.message : inspect(error)))
  try {
    return parseArgs(config)
  } catch {
    return fail(usage)
  }
}

/** The sentence about a setting that build or worker refuse, if their output holds one. */
const refusedSetting = (output: string) => /Bad setting: .*/.exec(output)?.[0]

/**
 * Builds the worker and its files into dist/, for one environment of wrangler.toml. A `NODE_ENV` of
 * the caller would build React for development, which fails on every page.
 */
export const build = (environment: Environment = 'local') =>
  run('vite', ['build', '--config', 'app.config.ts'], { CLOUDFLARE_ENV: environment, NODE_ENV: 'production' })

/** Builds as a script's first step, and says so. A failure ends this process with its reason. */
export async function buildFirst(environment: Environment = 'local'): Promise<void> {
  const firstTime = existsSync('.cache/pictures') ? '' : ' The first time it draws all pictures, which takes minutes.'
  console.error(`Building for ${environment} …${firstTime}`)
  const { code, output } = await build(environment)
  if (code !== 0) fail(refusedSetting(output) ?? output)
}

/** The configuration that the build wrote: what wrangler serves and deploys. */
export const builtConfig = 'dist/server/wrangler.json'

/**
 * Serves the built worker in workerd at `address` of this machine; `args` go to wrangler. Resolves
 * when it answers.
 * @throws Error that names the setting that it refuses, else with its output: it has ended, or does
 * not answer within a minute
 */
export async function serve(stateFolder: string, address: string, args: string[]): Promise<ChildProcess> {
  const { port } = new URL(address)
  const own = ['--config', builtConfig, '--persist-to', stateFolder, '--port', port, '--var', `PUBLIC_URL:${address}`]
  const server = start('wrangler', ['dev', ...own, ...args])
  let log = ''
  for (const stream of [server.stdout, server.stderr]) stream?.on('data', (chunk) => (log += chunk))
  // Wrangler would wait for a change of the setting.
  const isOver = () => hasEnded(server) || refusedSetting(log) !== undefined
  for (let attempt = 0; attempt < 240 && !isOver(); attempt += 1) {
    // An address without content: there may be no content server.
    const answer = await fetch(`${address}/builds/latest.json`).catch(() => undefined)
    if (answer && !isOver()) return server
    await setTimeout(250)
  }
  await stop(server, 'SIGKILL')
  throw new Error(refusedSetting(log) ?? `The site does not answer:\n${log}`)
}

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null

/** Signals a child and all that it started, such as workerd. */
function kill(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): void {
  if (child.pid && !hasEnded(child)) process.kill(-child.pid, signal)
}

/** Ends a child with all that it started; resolves when it has ended. */
export async function stop(child: ChildProcess, signal?: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (!child.pid || hasEnded(child)) return
  const closed = once(child, 'close')
  kill(child, signal)
  await closed
}

/**
 * A port of this machine that nobody listens on: `port`, or any.
 * @throws Error when there is none, or somebody listens on `port`
 */
export async function freePort(port = 0): Promise<number> {
  const server = createServer().listen(port)
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (!address || typeof address === 'string') throw new Error('No port is free')
  return address.port
}
