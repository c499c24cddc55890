import { cp, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { buildFirst, freePort } from '../../scripts/run/run.ts'
import { startContentServer } from '../../tests/support/content-server.ts'
import { bringUp } from '../setup/bring-up.ts'
import { readSettings, type Settings } from '../setup/settings.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The tests' content server. */
    stub: string
    settings: Settings
    /** The changes of the first start of the kit, and of the second. */
    starts: string[][]
    /** Folder with a copy of the filled database and its files, for servers of single tests. */
    filled: string
    /** Address of the stand-in site, which records purges. */
    site: string
  }
}

/**
 * Builds the site, starts the tests' content server, a stand-in of the site, and the kit twice with
 * an empty database.
 */
export async function setup(project: TestProject) {
  await buildFirst()
  const folder = await mkdtemp(join(tmpdir(), 'helmsway-cms-'))
  const stub = await startContentServer()
  const site = await startSite()
  const settings = readSettings(join(folder, '.env'), {
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    PORT: String(await freePort()),
    DB_FILENAME: join(folder, 'database.sqlite'),
    STORAGE_LOCAL_ROOT: join(folder, 'uploads'),
    SITE_URL: site.address,
    RATE_LIMITER_ENABLED: 'false',
  })
  const starts: string[][] = [[], []]
  let output = ''
  const log = (text: string) => (output += text)
  const first = await bringUp(settings, (line) => starts[0]?.push(line), log)
  first.stop()
  await first.closed
  const filled = join(folder, 'filled')
  for (const name of ['database.sqlite', 'uploads'])
    await cp(join(folder, name), join(filled, name), { recursive: true })
  const kit = await bringUp(settings, (line) => starts[1]?.push(line), log)
  project.provide('stub', stub.address)
  project.provide('settings', settings)
  project.provide('starts', starts)
  project.provide('filled', filled)
  project.provide('site', site.address)

  return async () => {
    kit.stop()
    await kit.closed
    await stub.close()
    site.close()
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * A stand-in site that records the bodies of purges. `GET /` returns them with the time (ms);
 * `DELETE /` clears them; `POST /refuse` makes it refuse the next one.
 */
async function startSite() {
  const port = await freePort()
  let purges: { at: number; body: string; isSigned: boolean }[] = []
  let isRefusing = false
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    if (request.method === 'DELETE') purges = []
    if (request.url === '/refuse') isRefusing = true
    if (request.url === '/api/purge') {
      purges.push({ at: Date.now(), body, isSigned: request.headers['x-purge-signature'] !== undefined })
      response.statusCode = isRefusing ? 503 : 200
      isRefusing = false
    }
    response.end(JSON.stringify(purges))
  }).listen(port, '127.0.0.1')
  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  return { address: `http://127.0.0.1:${port}`, close }
}
