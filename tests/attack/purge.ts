import { ask } from './client.ts'

/** The key of the site that is attacked. */
export const purgeSecret = 'a-secret-of-this-run'

/** Sends a purge; gives its status and the numbers in its answer. */
export async function purge(origin: string, what: object) {
  const body = JSON.stringify(what)
  const headers = { authorization: `Bearer ${purgeSecret}` }
  const answer = await ask(origin, '/api/purge', { method: 'POST', headers, body })
  return { status: answer.status, text: String(answer.body).slice(0, 200), ms: answer.ms }
}
