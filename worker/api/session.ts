import { Hono, type Context } from 'hono'
import * as v from 'valibot'
import { CurrentUser, Login } from '#model/session.ts'
import { answerData, answerError, answerErrors } from '#worker/http/envelope.ts'
import { limitPeriodSeconds, withinLimit } from '#worker/http/rate-limit.ts'
import { mediaType, readJson, type GatewayEnv, type GatewayMiddleware } from '#worker/http/request.ts'
import type { Settings } from '#worker/settings.ts'
import { keepToken, tokenIn, tokenOf } from './session-cookie.ts'
import { askAsUser, type UserAnswer } from './user-client.ts'

/** Directus keeps both tokens in one cookie. A login may ask for another mode: it gets this one. */
const mode = 'session'

const Begun = v.object({ expires: v.pipe(v.number(), v.minValue(0)) })

/**
 * The four calls of a visitor's session, passed to the content server at `base`. A refusal comes
 * through; 503 without an answer. `guards` stand before what writes.
 */
export function session(settings: Settings, base: string, guards: readonly GatewayMiddleware[]) {
  const app = new Hono<GatewayEnv>()
  const isSecure = (c: Context) => [settings.PUBLIC_URL, c.req.url].some((address) => address.startsWith('https:'))
  const often = limit('SESSION_LIMIT', settings)
  // As few guesses at a password as sign-ups.
  const rarely = limit('SUBSCRIBE_LIMIT', settings)

  for (const guard of guards) app.use('/auth/*', guard)

  app.get('/users/me', often, async (c) => {
    const token = tokenOf(c)
    if (!token) return noSession()
    const fields = ['*', ...(settings.SESSION_USER_FIELDS ?? [])].join(',')
    const answer = await askAsUser(`${base}/users/me?${new URLSearchParams({ fields })}`, { token })
    if (!isGood(answer)) return refusal(answer)
    const user = v.safeParse(CurrentUser, answer.data)
    return user.success ? answerData(user.output) : refusal()
  })

  app.post('/auth/login', rarely, async (c) => {
    const login = v.safeParse(Login, mediaType(c) === 'application/json' && (await readJson(c)))
    if (!login.success)
      return answerError(400, 'INVALID_PAYLOAD', 'Send {"email", "password"} and, if need be, "otp", "mode"')
    // Without the token of an older session: an expired one would be refused before the password is
    // read.
    const body = { ...login.output, mode }
    return begin(await askAsUser(`${base}/auth/login`, { body }), isSecure(c))
  })

  app.post('/auth/refresh', often, async (c) => {
    const token = tokenOf(c)
    if (!token) return noSession()
    return begin(await askAsUser(`${base}/auth/refresh`, { token, body: { mode } }), isSecure(c))
  })

  app.post('/auth/logout', often, async (c) => {
    const token = tokenOf(c)
    const answer = token ? await askAsUser(`${base}/auth/logout`, { token, body: { mode } }) : undefined
    // The browser forgets the session even when the content server cannot be told.
    const forgotten = keepToken('', 0, isSecure(c))
    return !token || isGood(answer) ? answerData(null, forgotten) : refusal(answer, forgotten)
  })

  return app
}

/** 429 when the visitor's limit of this call is used up. */
function limit(name: 'SESSION_LIMIT' | 'SUBSCRIBE_LIMIT', settings: Settings): GatewayMiddleware {
  return async function limit(c, next) {
    if (await withinLimit(c.env[name], c.req.path, c.req.raw, settings)) return next()
    const headers = { 'retry-after': limitPeriodSeconds }
    return answerError(429, 'REQUESTS_EXCEEDED', 'Too many requests from this address', headers)
  }
}

const isGood = (answer: UserAnswer | undefined): answer is UserAnswer => answer !== undefined && answer.status < 400

/** The session as a cookie; the answer tells only how long it lives (ms). */
function begin(answer: UserAnswer | undefined, secure: boolean): Response {
  if (!isGood(answer)) return refusal(answer)
  const begun = v.safeParse(Begun, answer.data)
  const token = tokenIn(answer.cookies)
  if (!begun.success || !token) return refusal()
  return answerData(begun.output, keepToken(token, begun.output.expires, secure))
}

const noSession = () => answerError(401, 'INVALID_CREDENTIALS', 'There is no session')

/** The content server's refusal, or that it did not answer. */
function refusal(answer?: UserAnswer, headers?: Record<string, string>): Response {
  if (!answer) return answerError(503, 'SERVICE_UNAVAILABLE', 'The session cannot be had now', headers)
  return answerErrors(answer.status, answer.errors, headers)
}
