import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises'
import { get } from 'node:http'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { promisify } from 'node:util'

/** The workerd that wrangler brings, which also serves `npm start`. */
const require = createRequire(createRequire(import.meta.url).resolve('wrangler/package.json'))
const binary: string = require('workerd').default
/** A start that takes longer is a failure, even on a busy machine; ms. */
const longestStart = 30_000

/** A worker as workerd takes it. */
export interface WorkerConfig {
  /** The code of each module by its resolved name. The first module is the entry. */
  modules: Map<string, { text: string } | { bytes: Uint8Array }>
  compatibilityDate: string
  compatibilityFlags?: string[]
  /** Text bindings. */
  vars: Record<string, string>
  /** An absolute folder to bind as ASSETS. */
  assets?: string
}

/** A workerd that answers. */
export interface Workerd {
  /** `http://127.0.0.1:…` */
  address: string
  /** ms from the start of the process to the end of the first answer with 200. */
  firstAnswer: number
  /** CPU time in ms that this took. */
  firstAnswerCpu: number
  /** User and system time so far, in ms. */
  cpu(): Promise<number>
  /** Resident memory, in MiB. */
  memory(): Promise<number>
  /** WebSocket address of the inspector. */
  inspector: string
  /** Ends it; resolves when it is gone, so that its end disturbs nothing that is measured next. */
  stop(): Promise<void>
}

/** Cap'n Proto's text format: its strings are escaped as JSON's are. */
const text = JSON.stringify

function configText({ modules, compatibilityDate, compatibilityFlags = [], vars, assets }: WorkerConfig): string {
  const moduleList = [...modules].map(
    ([name, module], index) =>
      `(name = ${text(name)}, ${'text' in module ? 'esModule' : 'data'} = embed ${text(`module-${index}`)})`,
  )
  const bindings = Object.entries(vars).map(([name, value]) => `(name = ${text(name)}, text = ${text(value)})`)
  if (assets) bindings.push('(name = "ASSETS", service = "files")')
  return `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "worker", worker = .worker),
    ${assets ? `(name = "files", disk = ${text(assets)}),` : ''}
  ],
  sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "worker")],
);
const worker :Workerd.Worker = (
  modules = [${moduleList.join(', ')}],
  bindings = [${bindings.join(', ')}],
  compatibilityDate = ${text(compatibilityDate)},
  compatibilityFlags = [${compatibilityFlags.map((flag) => text(flag)).join(', ')}],
);
`
}

/** Status of an answer; 0 without an answer. */
function ask(url: string): Promise<number> {
  return new Promise((resolve) => {
    get(url, { agent: false, timeout: longestStart }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode ?? 0))
    })
      .on('error', () => resolve(0))
      .on('timeout', () => resolve(0))
  })
}

/**
 * Writes a worker and its configuration into `folder`, and gives the name of the latter in the
 * binary form: reading Cap'n Proto's text takes workerd as long as starting a small worker, and is
 * not the worker's.
 */
async function writeConfig(config: WorkerConfig, folder: string): Promise<string> {
  await mkdir(folder, { recursive: true })
  const contents = [...config.modules.values()]
  await Promise.all(
    contents.map((module, index) =>
      writeFile(join(folder, `module-${index}`), 'text' in module ? module.text : module.bytes),
    ),
  )
  await writeFile(join(folder, 'config.capnp'), configText(config))
  const { stdout } = await promisify(execFile)(binary, ['compile', join(folder, 'config.capnp'), '--config-only'], {
    encoding: 'buffer',
    maxBuffer: 64 * 1024 * 1024,
  })
  const file = join(folder, 'config.bin')
  await writeFile(file, stdout)
  return file
}

/**
 * Starts a worker in plain workerd at a free port, and waits for its first answer with 200.
 * @param folder an absolute one, for the configuration
 * @throws Error with workerd's output if it ends or does not answer within 30 seconds
 */
export async function startWorkerd(config: WorkerConfig, folder: string): Promise<Workerd> {
  const file = await writeConfig(config, folder)
  const started = performance.now()
  // The control channel tells the ports that were free.
  const child = spawn(binary, ['serve', '--binary', file, '--inspector-addr=127.0.0.1:0', '--control-fd=3'], {
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  })
  let said = ''
  let events = ''
  child.stdout?.on('data', (chunk) => (said += chunk))
  child.stderr?.on('data', (chunk) => (said += chunk))
  child.stdio[3]?.on('data', (chunk) => (events += chunk))
  const portOf = (event: RegExp) => event.exec(events)?.[1]
  const ended = once(child, 'exit')
  const kill = () => void child.kill('SIGKILL')
  process.once('exit', kill)

  const isLate = () => child.exitCode !== null || performance.now() - started > longestStart
  let port: string | undefined
  while (!(port = portOf(/"socket":"http","port":(\d+)/)) && !isLate()) await setTimeout(1)
  const address = `http://127.0.0.1:${port}`
  while ((await ask(address)) !== 200) {
    if (isLate()) throw new Error(`workerd does not answer:\n${said}`)
    await setTimeout(1)
  }
  const firstAnswer = performance.now() - started
  async function cpu(): Promise<number> {
    // Nanoseconds on a processor, user and system, are the first field of a thread's schedstat;
    // proc(5)'s stat counts hundredths of a second.
    const threads = `/proc/${child.pid}/task`
    const times = (await readdir(threads)).map(async (thread) => {
      const fields = (await readFile(`${threads}/${thread}/schedstat`, 'utf8')).split(' ')
      return Number(fields[0]) / 1e6
    })
    return (await Promise.all(times)).reduce((sum, time) => sum + time, 0)
  }
  return {
    address,
    firstAnswer,
    firstAnswerCpu: await cpu(),
    cpu,
    async memory() {
      const kilobytes = /VmRSS:\s+(\d+) kB/.exec(await readFile(`/proc/${child.pid}/status`, 'utf8'))?.[1]
      return Number(kilobytes) / 1024
    },
    inspector: `ws://127.0.0.1:${portOf(/"event":"listen-inspector","port":(\d+)/)}/worker`,
    async stop() {
      process.off('exit', kill)
      kill()
      await ended
    },
  }
}
