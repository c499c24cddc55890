import { readFile, readdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { builtConfig } from '#scripts/run/run.ts'
import type { WorkerConfig } from './workerd.ts'

const folder = 'dist/server'

/**
 * The worker that the build wrote, and its size in bytes, gzip, all modules together as wrangler
 * uploads them.
 */
export async function workerBuild(): Promise<{ config: WorkerConfig; gzip: number }> {
  const { main, compatibility_date, compatibility_flags } = JSON.parse(await readFile(builtConfig(), 'utf8'))
  const files = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.js') && name !== main)
  const modules: WorkerConfig['modules'] = new Map()
  for (const name of [String(main), ...files]) modules.set(name, { text: await readFile(join(folder, name), 'utf8') })
  const code = [...modules.values()].map((module) => ('text' in module ? module.text : '')).join('')
  return {
    config: {
      modules,
      compatibilityDate: String(compatibility_date),
      compatibilityFlags: compatibility_flags,
      vars: {},
      assets: resolve('dist/client'),
    },
    gzip: gzipSync(code).length,
  }
}

/** A worker that answers the same pages as constants: the base cost of a worker. */
export function bareWorker(pages: Map<string, Uint8Array>, compatibilityDate: string): WorkerConfig {
  const names = [...pages.keys()].map((path, index) => ({ path, name: `page-${index}`, constant: `page${index}` }))
  const code = `${names.map(({ name, constant }) => `import ${constant} from '${name}'`).join('\n')}
const pages = new Map([${names.map(({ path, constant }) => `[${JSON.stringify(path)}, ${constant}]`).join(', ')}])
export default {
  fetch(request) {
    return new Response(pages.get(new URL(request.url).pathname), { headers: { 'content-type': 'text/html; charset=utf-8' } })
  },
}
`
  const modules: WorkerConfig['modules'] = new Map([['index.js', { text: code }]])
  for (const { path, name } of names) modules.set(name, { bytes: pages.get(path) ?? new Uint8Array() })
  return { modules, compatibilityDate, vars: {} }
}
