import type { Context } from 'hono'
import { generateCookie, getCookie } from 'hono/cookie'
import * as v from 'valibot'
import { accessCookie, refreshCookie, refreshCookieDays } from '#model/stored.ts'
import type { UserAnswer } from './user-client.ts'

/** The longest that browsers keep a cookie: 400 days (RFC 6265bis). `hono/cookie` refuses more. */
const maxSeconds = 400 * 24 * 60 * 60

/** What goes into a header as it is; anything else is no token. */
const Token = v.fallback(v.optional(v.pipe(v.string(), v.regex(/^[\w.~+/=-]{1,4000}$/))), undefined)
const Session = v.object({ access_token: Token, refresh_token: Token, expires: v.pipe(v.number(), v.minValue(0)) })

/**
 * The tokens of the visitor's cookies, and the cookies for the content server: all, or the one by
 * which a session goes on. An access token that has expired would be refused before that is read.
 */
export function tokensOf(c: Context) {
  const [access, refresh] = [accessCookie, refreshCookie].map((name) => v.parse(Token, getCookie(c, name)))
  const cookies = [access && `${accessCookie}=${access}`, refresh && `${refreshCookie}=${refresh}`].filter(Boolean)
  return { access, refresh, cookie: cookies.join('; '), lasting: cookies.at(-1) }
}

/** A cookie for `seconds`; scripts cannot read it, forms of other sites do not send it. */
const sessionCookie = (name: string, value: string, seconds: number, secure: boolean) =>
  generateCookie(name, value, { maxAge: Math.min(seconds, maxSeconds), httpOnly: true, secure, sameSite: 'Lax' })

/** The session that an answer brings in body or cookies, and how long it lives (ms). */
export function readSession({ data, cookies }: UserAnswer, secure: boolean) {
  const session = v.safeParse(Session, data)
  if (!session.success) return undefined
  const { access_token, refresh_token, expires } = session.output
  const sent = (name: string) => cookies.find((cookie) => cookie.startsWith(`${name}=`)) ?? ''
  const tokenIn = (cookie: string) => v.parse(Token, /^[^=]*=([^;\s]*)/.exec(cookie)?.[1])
  const access = access_token ?? tokenIn(sent(accessCookie))
  const refresh = refresh_token ?? tokenIn(sent(refreshCookie))
  if (!access) return undefined
  const lines = [sessionCookie(accessCookie, access, Math.floor(expires / 1000), secure)]
  if (refresh) {
    const seconds = Number(/;\s*max-age=(\d{1,9})/i.exec(sent(refreshCookie))?.[1]) || refreshCookieDays * 86_400
    lines.push(sessionCookie(refreshCookie, refresh, seconds, secure))
  }
  return { expires, cookies: lines }
}

/** Takes the session out of the browser. */
export const endedSession = (secure: boolean) =>
  [accessCookie, refreshCookie].map((name) => sessionCookie(name, '', 0, secure))
