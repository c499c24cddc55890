import { createHmac } from 'node:crypto'
import { ask } from './client.ts'

/** The key of the site that is attacked. */
export const purgeSecret = 'a-secret-of-this-run'
let purges = 0

/** Sends a signed purge; gives its status and the numbers in its answer. */
export async function purge(origin: string, what: object) {
  const body = JSON.stringify(what)
  // Each at a second of its own: a signature counts once.
  const timestamp = String(Math.floor(Date.now() / 1000) - (purges += 1))
  const signature = createHmac('sha256', purgeSecret).update(`${timestamp}.${body}`).digest('hex')
  const headers = { 'x-purge-timestamp': timestamp, 'x-purge-signature': signature }
  const answer = await ask(origin, '/api/purge', { method: 'POST', headers, body })
  return { status: answer.status, text: String(answer.body).slice(0, 200), ms: answer.ms }
}
