import { Hono, type Context } from 'hono'
import { generateCookie, getCookie } from 'hono/cookie'
import * as v from 'valibot'
import { CurrentUser, Login } from '#model/session.ts'
import { sessionCookie } from '#model/stored.ts'
import { answerData, answerError, answerErrors } from '#worker/http/envelope.ts'
import { limitPeriodSeconds, withinAccountLimit, withinLimit } from '#worker/http/rate-limit.ts'
import { mediaType, readJson, type GatewayEnv, type GatewayMiddleware } from '#worker/http/request.ts'
import type { Settings } from '#worker/settings.ts'
import { askAsUser, type UserAnswer } from './user-client.ts'

/** Directus keeps both tokens in one cookie. Logins that ask for another mode get this one. */
const mode = 'session'
/** The longest lifetime of a cookie: 400 days (RFC 6265bis). `hono/cookie` throws above it. */
const maxCookieSeconds = 400 * 24 * 60 * 60

const Begun = v.object({ expires: v.pipe(v.number(), v.minValue(0)) })
/** Other characters would need escapes in a header. */
const Token = v.pipe(v.string(), v.regex(/^[\w.~+/=-]{1,4000}$/))

/**
 * The four calls of a visitor's session, passed to the content server at `base`. Its refusals are
 * returned unchanged; 503 if it does not answer. `guards` run before every write.
 */
export function session(settings: Settings, base: string, guards: readonly GatewayMiddleware[]) {
  const app = new Hono<GatewayEnv>()
  const isSecure = (c: Context) => [settings.PUBLIC_URL, c.req.url].some((address) => address.startsWith('https:'))
  const often = limit('SESSION_LIMIT', settings)
  const rarely = limit('SUBSCRIBE_LIMIT', settings)

  for (const guard of guards) app.use('/auth/*', guard)

  app.get('/users/me', often, async (c) => {
    const token = tokenOf(c)
    // No error: a browser would log one for each visitor without a session.
    if (!token) return answerData({})
    const fields = ['*', ...(settings.SESSION_USER_FIELDS ?? [])].join(',')
    const answer = await askAsUser(`${base}/users/me?${new URLSearchParams({ fields })}`, { token })
    if (!isGood(answer)) return refusal(answer)
    const user = v.safeParse(CurrentUser, answer.data)
    return user.success ? answerData(user.output) : refusal()
  })

  app.post('/auth/login', rarely, async (c) => {
    const login = v.safeParse(Login, mediaType(c) === 'application/json' && (await readJson(c)))
    if (!login.success)
      return answerError(400, 'INVALID_PAYLOAD', 'Send {"email", "password"}, optionally with "otp" and "mode"')
    if (!(await withinAccountLimit(c.env, login.output.email, settings))) return tooMany()
    // Without the old session's token: Directus rejects an expired one before it reads the password.
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
    // The browser drops the session even if the content server does not answer.
    const dropped = sessionHeaders('', 0, isSecure(c))
    return !token || isGood(answer) ? answerData(null, dropped) : refusal(answer, dropped)
  })

  return app
}

/** 429 when the visitor's limit of this call is used up. */
function limit(name: 'SESSION_LIMIT' | 'SUBSCRIBE_LIMIT', settings: Settings): GatewayMiddleware {
  return async function limit(c, next) {
    if (await withinLimit(c.env[name], c.req.path, c.req.raw, settings)) return next()
    return tooMany()
  }
}

const tooMany = () => answerError(429, 'REQUESTS_EXCEEDED', 'Too many requests', { 'retry-after': limitPeriodSeconds })

function tokenOf(c: Context): string | undefined {
  const token = getCookie(c, sessionCookie)
  return v.is(Token, token) ? token : undefined
}

/** Sets the session's cookie for `ms`, or removes it (0). */
const sessionHeaders = (token: string, ms: number, secure: boolean) => ({
  'set-cookie': generateCookie(sessionCookie, token, {
    maxAge: Math.min(Math.floor(ms / 1000), maxCookieSeconds),
    httpOnly: true,
    secure,
    sameSite: 'Lax',
  }),
})

const isGood = (answer: UserAnswer | undefined): answer is UserAnswer => answer !== undefined && answer.status < 400

/** Sets the cookie of a new session. The body has only its lifetime (ms). */
function begin(answer: UserAnswer | undefined, secure: boolean): Response {
  if (!isGood(answer)) return refusal(answer)
  const begun = v.safeParse(Begun, answer.data)
  const cookie = answer.cookies.find((set) => set.startsWith(`${sessionCookie}=`))
  const token = cookie?.slice(sessionCookie.length + 1).split(';')[0]
  if (!begun.success || !v.is(Token, token)) return refusal()
  return answerData(begun.output, sessionHeaders(token, begun.output.expires, secure))
}

const noSession = () => answerError(401, 'INVALID_CREDENTIALS', 'There is no session')

/** The content server's errors, or 503 without an answer. */
function refusal(answer?: UserAnswer, headers?: Record<string, string>): Response {
  if (!answer) return answerError(503, 'SERVICE_UNAVAILABLE', 'The session is temporarily unavailable', headers)
  return answerErrors(answer.status, answer.errors, headers)
}
