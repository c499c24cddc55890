import * as v from 'valibot'
import { askOnce } from '#worker/http/ask-once.ts'

/** What the content server said. `data` is unwrapped; `errors` as it gave them. */
export interface UserAnswer {
  status: number
  data: unknown
  errors: v.InferOutput<typeof Errors>
  /** Its `Set-Cookie` headers. */
  cookies: string[]
}

const Errors = v.array(v.object({ message: v.string(), extensions: v.object({ code: v.string() }) }))
const Envelope = v.object({ data: v.optional(v.unknown()), errors: v.optional(v.fallback(Errors, []), []) })
const Body = v.pipe(v.string(), v.parseJson(), Envelope)

/** The visitor's: the bearer token of their cookie, and the server's own cookies. */
interface Credentials {
  token?: string | undefined
  cookie?: string | undefined
}

/** Asks the content server once, as the visitor. `undefined` without a usable answer. */
export async function askAsUser(
  method: 'GET' | 'POST',
  address: string,
  { token, cookie }: Credentials,
  body?: object,
): Promise<UserAnswer | undefined> {
  const headers = new Headers({ accept: 'application/json', 'x-auth-required': 'true' })
  if (token) headers.set('authorization', `Bearer ${token}`)
  if (cookie) headers.set('cookie', cookie)
  if (body) headers.set('content-type', 'application/json')
  const sent = { method, headers, ...(body && { body: JSON.stringify(body) }) }
  const answer = await askOnce(address, sent).catch(() => undefined)
  const parsed = v.safeParse(Body, answer?.text === '' ? '{}' : answer?.text)
  if (!answer || !parsed.success) return undefined
  const { status, headers: received } = answer
  if (status < 200 || status >= 500 || (status >= 300 && status < 400)) return undefined
  return { status, ...parsed.output, data: parsed.output.data, cookies: received.getSetCookie() }
}
