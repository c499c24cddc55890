import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import type { Environment } from '#scripts/environments.ts'

/** How a command ended: its exit code and everything it printed. */
export interface Outcome {
  code: number
  output: string
}

/** Children that have not ended, each with a process group of its own. */
const children = new Set<ChildProcess>()

function start(command: string, args: string[], env: Record<string, string> = {}): ChildProcess {
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
    // A group of its own: what the command starts (workerd, a browser) ends with it (see stop).
    detached: true,
  })
  children.add(child)
  child.on('close', () => children.delete(child))
  return child
}

/** Runs a command of node_modules/.bin or the machine to its end, keeping its output. */
export function run(command: string, args: string[], env: Record<string, string> = {}): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = start(command, args, env)
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk))
    child.on('error', (error) => resolve({ code: 127, output: error.message }))
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
}

/**
 * Ends the children together with this process. The process ends on a signal, or when its parent is
 * gone (a parent killed by SIGKILL sends none). A child that ignores SIGTERM for 5 s is killed.
 */
export function endWithParent(): void {
  const stopAll = (signal: 'SIGTERM' | 'SIGKILL') => {
    for (const child of children) stop(child, signal)
  }
  let isEnding = false
  async function end() {
    // A terminal tells each process, and npm passes on what it was told.
    if (isEnding) return
    isEnding = true
    setTimeout(() => stopAll('SIGKILL'), 5000)
    const closed = [...children].map((child) => once(child, 'close'))
    stopAll('SIGTERM')
    await Promise.all(closed)
    process.exit(1)
  }
  // For what was started while the others ended, and for an end that nobody asked for.
  process.on('exit', () => stopAll('SIGTERM'))
  for (const signal of ['SIGHUP', 'SIGINT', 'SIGTERM']) process.on(signal, end)
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && end(), 1000).unref()
}

/** The sentence about a setting that build or worker refuse, if their output holds one. */
export const refusedSetting = (output: string) => /Bad setting: .*/.exec(output)?.[0]

/** Builds the worker and its files into dist/, for one environment of wrangler.toml. */
export const build = (environment: Environment = 'local') =>
  run('vite', ['build', '--config', 'app.config.ts'], { CLOUDFLARE_ENV: environment })

/** The configuration that the build wrote: what wrangler serves and deploys. */
export const builtConfig = 'dist/server/wrangler.json'

/**
 * Applies the D1 migrations to the local database of `stateFolder`; wrangler does nothing when
 * there is nothing new.
 */
export const migrate = (stateFolder: string) =>
  run(
    'wrangler',
    ['d1', 'migrations', 'apply', 'DB', '--local', '--config', builtConfig, '--persist-to', stateFolder],
    { CI: 'true' },
  )

/** Serves the built worker in workerd; `args` go to wrangler. */
export const serve = (stateFolder: string, args: string[]) =>
  start('wrangler', ['dev', '--config', builtConfig, '--persist-to', stateFolder, ...args])

/**
 * Ends a child with all that it started, such as workerd. One that has ended already is left alone.
 */
export function stop(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): void {
  if (child.pid && child.exitCode === null && child.signalCode === null) process.kill(-child.pid, signal)
}

/** A port of this machine that nobody listens on. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', reject)
    server.listen(0, () => {
      const address = server.address()
      server.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      )
    })
  })
}

/**
 * Waits until `address` answers anything; false when `isOver` says that it never will, or after a
 * minute.
 */
export async function answers(address: string, isOver: () => boolean): Promise<boolean> {
  for (let attempt = 0; attempt < 240 && !isOver(); attempt += 1) {
    const answer = await fetch(address, { redirect: 'manual' }).catch(() => undefined)
    if (answer) return true
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  return false
}
