import * as v from 'valibot'
import { sessionCookie } from '#model/stored.ts'
import { fetchText } from '#worker/http/fetch-text.ts'

const Errors = v.array(v.object({ message: v.string(), extensions: v.object({ code: v.string() }) }))
const Envelope = v.object({ data: v.optional(v.unknown()), errors: v.optional(v.fallback(Errors, []), []) })
const Body = v.pipe(v.string(), v.parseJson(), Envelope)

export type UserAnswer = NonNullable<Awaited<ReturnType<typeof askAsUser>>>

/**
 * Sends one request to the content server with the visitor's token: a POST if it has a body.
 * `undefined` without a usable answer.
 */
export async function askAsUser(address: string, { token, body }: { token?: string; body?: object }) {
  const headers = new Headers({ accept: 'application/json', 'x-auth-required': 'true' })
  if (token && !body) headers.set('authorization', `Bearer ${token}`)
  if (token) headers.set('cookie', `${sessionCookie}=${token}`)
  if (body) headers.set('content-type', 'application/json')
  const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { method: 'GET', headers }
  const answer = await fetchText(address, init).catch(() => undefined)
  const parsed = v.safeParse(Body, answer?.text === '' ? '{}' : answer?.text)
  if (!answer || !parsed.success) return undefined
  const { status } = answer
  if (status < 200 || status >= 500 || (status >= 300 && status < 400)) return undefined
  return { status, ...parsed.output, cookies: answer.headers.getSetCookie() }
}
