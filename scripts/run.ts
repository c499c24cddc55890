import { spawn, type ChildProcess } from 'node:child_process'
import { createServer } from 'node:net'

/** How a command ended: its exit code and everything it printed. */
export interface Outcome {
  code: number
  output: string
}

/** Runs a command of node_modules/.bin or the machine to its end, keeping its output. */
export function run(command: string, args: string[], env: Record<string, string> = {}): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...env } })
    let output = ''
    child.stdout.on('data', (chunk) => (output += chunk))
    child.stderr.on('data', (chunk) => (output += chunk))
    child.on('error', (error) => resolve({ code: 127, output: error.message }))
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
}

/** Builds the worker and its files into dist/. */
export const build = () => run('vite', ['build', '--config', 'app.config.ts'])

/** The configuration that the build wrote: what wrangler serves and deploys. */
export const builtConfig = 'dist/server/wrangler.json'

/** Applies the D1 migrations to the local database of `stateFolder`; wrangler does nothing when there is nothing new. */
export const migrate = (stateFolder: string) =>
  run(
    'wrangler',
    ['d1', 'migrations', 'apply', 'DB', '--local', '--config', builtConfig, '--persist-to', stateFolder],
    { CI: 'true' },
  )

/** Serves the built worker in workerd; `args` go to wrangler. */
export function serve(stateFolder: string, args: string[]): ChildProcess {
  return spawn('wrangler', ['dev', '--config', builtConfig, '--persist-to', stateFolder, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own: wrangler and workerd end together (see stop).
    detached: true,
  })
}

/** Ends a server that serve() started, workerd included. One that has ended already is left alone. */
export function stop(server: ChildProcess, signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): void {
  if (server.pid && server.exitCode === null && server.signalCode === null) process.kill(-server.pid, signal)
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

/** Waits until `address` answers anything; false when `isOver` says that it never will, or after a minute. */
export async function answers(address: string, isOver: () => boolean): Promise<boolean> {
  for (let attempt = 0; attempt < 240 && !isOver(); attempt += 1) {
    const answer = await fetch(address, { redirect: 'manual' }).catch(() => undefined)
    if (answer) return true
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  return false
}
