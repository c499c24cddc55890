import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { answers, serve, stop } from '#scripts/run.ts'

/** A port of this machine that nobody listens on. */
function freePort(): Promise<number> {
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
 * Serves the built site with the settings `vars` (docs/operations.md), on a port of its own, without the newsletter's table.
 * @throws Error with the server's output when it does not answer.
 */
export async function startSite(vars: Record<string, string>): Promise<{ url: string; end: () => Promise<void> }> {
  const state = await mkdtemp(join(tmpdir(), 'helmsway-site-'))
  const url = `http://localhost:${await freePort()}`
  const settings = Object.entries({ PUBLIC_URL: url, ...vars }).flatMap(([name, value]) => [
    '--var',
    `${name}:${value}`,
  ])
  const server = serve(state, ['--port', new URL(url).port, '--inspector-port', '0', ...settings])
  let log = ''
  let ended = false
  for (const stream of [server.stdout, server.stderr]) stream?.on('data', (chunk) => (log += chunk))
  server.on('close', () => (ended = true))
  const end = async () => {
    stop(server)
    await rm(state, { recursive: true, force: true, maxRetries: 5 })
  }
  if (!(await answers(url, () => ended))) {
    await end()
    throw new Error(`The site does not answer:\n${log}`)
  }
  return { url, end }
}
