import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { callsPath } from '../extensions/site-api/asked.ts'
import { freePort, run } from '../../scripts/run/run.ts'
import { folder, type Settings } from './settings.ts'

/** Installs the locked packages of this folder, if they are missing or older than the lockfile. */
export async function install(say: (line: string) => void): Promise<void> {
  const lockfile = join(folder, 'package-lock.json')
  const installed = join(folder, 'node_modules/.installed-lock.json')
  if (existsSync(installed) && readFileSync(installed, 'utf8') === readFileSync(lockfile, 'utf8')) return
  say('Installing Directus, about 900 MB; SQLite may be compiled, which takes minutes …')
  // npm passes the setting of the top level (.npmrc) on to its commands. SQLite needs its install script
  // (allowScripts of package.json).
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error', '--ignore-scripts=false']
  const npm = spawn('npm', args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
  const telling = setInterval(() => say('  still installing …'), 20_000)
  const [status] = await once(npm, 'close')
  clearInterval(telling)
  if (status !== 0) throw new Error('npm ci failed in cms/; python3, make and a C++ compiler are needed for SQLite')
  copyFileSync(lockfile, installed)
}

/** Builds the extension (extensions/site-api/dist), which Directus loads from its folder. */
export async function buildExtension(): Promise<void> {
  const { code, output } = await run('vite', ['build', join(folder, 'extensions/site-api')])
  if (code !== 0) throw new Error(`The extension cannot be built:\n${output}`)
}

/** Directus, Postgres and the site in containers (compose.yaml), which run on when this process ends. */
export async function startContainers(): Promise<Running> {
  const args = ['compose', '--file', join(folder, 'compose.yaml'), 'up', '--detach', '--wait']
  const [status] = await once(spawn('docker', args, { stdio: 'inherit' }), 'close')
  if (status !== 0) throw new Error('docker compose failed: it needs Docker with compose 2')
  return { stop: () => undefined, closed: Promise.resolve(0) }
}

/** Directus as a child process with `settings` only, without configuration files. */
function directus(command: string, settings: Settings) {
  const env = { ...settings, CONFIG_PATH: join(folder, 'no-such-file') }
  const cli = join(folder, 'node_modules/directus/cli.js')
  return spawn(process.execPath, [cli, command], { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] })
}

/** Creates or migrates the tables of Directus itself. */
export async function bootstrap(settings: Settings): Promise<void> {
  const inFolder = (path: string) => mkdirSync(resolve(folder, path), { recursive: true })
  if (settings.DB_CLIENT === 'sqlite3') inFolder(dirname(settings.DB_FILENAME))
  if (settings.STORAGE_LOCATIONS === 'local') inFolder(settings.STORAGE_LOCAL_ROOT)
  const child = directus('bootstrap', settings)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  const code = await new Promise((resolve) => child.on('close', resolve))
  if (code !== 0) throw new Error(`The database cannot be prepared:\n${output}`)
}

/** A running Directus: `stop` ends it, `closed` resolves to its exit code. */
export interface Running {
  stop(signal?: 'SIGTERM' | 'SIGKILL'): void
  closed: Promise<number>
}

/**
 * Starts Directus and waits until it answers. `log` gets its output.
 * @throws Error if the port is taken; with its output if it ends, or does not answer within a minute
 */
export async function start(settings: Settings, log: (text: string) => void): Promise<Running> {
  await freePort(Number(settings.PORT)).catch(() => {
    throw new Error(
      `Port ${settings.PORT} cannot be used. Is the content server running already? Another port: PORT=9055`,
    )
  })
  const child = directus('start', settings)
  const stop = (signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM') => void child.kill(signal)
  const stopAtExit = () => stop()
  process.on('exit', stopAtExit)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output = `${output}${chunk}`.slice(-10_000)
      log(String(chunk))
    })
  }
  const closed = new Promise<number>((resolve) => {
    child.on('close', (code) => {
      process.off('exit', stopAtExit)
      resolve(code ?? 1)
    })
  })
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null
  for (let attempt = 0; attempt < 240 && !hasEnded(); attempt += 1) {
    const answer = await fetch(`${addressOf(settings)}/server/ping`).catch(() => undefined)
    if (answer?.ok && !hasEnded()) return { stop, closed }
    await setTimeout(250)
  }
  stop()
  throw new Error(`Directus does not answer:\n${output}`)
}

/** Its address on this machine. */
export const addressOf = ({ HOST, PORT }: Settings) =>
  `http://${HOST === '0.0.0.0' || HOST === '::' ? '127.0.0.1' : HOST}:${PORT}`

/** The base of the site's calls: its CONTENT_API_URL. */
export const callsOf = (settings: Settings) => addressOf(settings) + callsPath
