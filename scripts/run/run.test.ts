import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { expect, test } from 'vitest'

const evaluate = (code: string) => ['--input-type=module', '--eval', code]

/** A command like npm start: start.ts → wrangler → workerd. The last one connects to `port`. */
function command(port: number): string[] {
  const workerd = `require("net").connect(${port}).resume()`
  const wrangler = `${process.execPath} -e '${workerd}' & wait`
  return evaluate(`import { beginCommand, run } from '#scripts/run/run.ts'
    beginCommand('', {})
    await run('sh', ['-c', ${JSON.stringify(wrangler)}])`)
}

test.each([
  ['is told to end', 'SIGTERM'],
  ['is interrupted', 'SIGINT'],
  ['loses its terminal', 'SIGHUP'],
] as const)('when npm start %s, its children end', async (_, signal) => {
  const server = createServer()
  const connection = once(server, 'connection')
  await once(server.listen(0), 'listening')
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('The server has no port')
  const child = spawn(process.execPath, command(address.port), { stdio: 'ignore' })
  const [socket]: Socket[] = await connection
  expect(socket?.readyState).toBe('open')
  const ended = Promise.all([once(socket ?? child, 'close'), once(child, 'exit')])
  child.kill(signal)
  await ended
  server.close()
})
