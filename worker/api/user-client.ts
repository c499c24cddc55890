import * as v from 'valibot'
import { answerText } from '#worker/content/remote/answer-text.ts'

const timeoutMs = 3000

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

/**
 * The client of a visitor: asks the content server once, with the marker header that authentication
 * is required and the visitor's token. Redirects are not followed. `undefined` when no usable
 * answer comes within 3 s and 2 MiB.
 */
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
  try {
    const response = await fetch(address, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    })
    const { status } = response
    const text = await answerText(response)
    if (text === undefined) return undefined
    const answer = v.safeParse(Body, text || '{}')
    if (!answer.success || status < 200 || status >= 500 || (status >= 300 && status < 400)) return undefined
    return { status, ...answer.output, data: answer.output.data, cookies: response.headers.getSetCookie() }
  } catch {
    return undefined
  }
}
