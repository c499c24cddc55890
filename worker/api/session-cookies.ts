import type { Context } from 'hono'
import { generateCookie, getCookie } from 'hono/cookie'
import * as v from 'valibot'
import { accessCookie, refreshCookie, refreshCookieDays } from '#model/stored.ts'
import type { UserAnswer } from './user-client.ts'

/** The longest that browsers keep a cookie: 400 days (RFC 6265bis). `hono/cookie` refuses more. */
const maxSeconds = 400 * 24 * 60 * 60

/** What goes into a header as it is. */
const token = v.pipe(v.string(), v.regex(/^[\w.~+/=-]{1,4000}$/))
const Tokens = v.object({
  access_token: v.fallback(v.optional(token), undefined),
  refresh_token: v.fallback(v.optional(token), undefined),
  expires: v.fallback(v.optional(v.pipe(v.number(), v.minValue(0))), undefined),
})

/**
 * The tokens of the visitor's cookies, and the cookies for the content server: all, or the one by
 * which a session goes on. An access token that has expired would be refused before that is read.
 */
export function tokensOf(c: Context) {
  const read = (name: string) => {
    const value = getCookie(c, name)
    return v.is(token, value) ? value : undefined
  }
  const [access, refresh] = [read(accessCookie), read(refreshCookie)]
  const cookies = [access && `${accessCookie}=${access}`, refresh && `${refreshCookie}=${refresh}`].filter(Boolean)
  return { access, refresh, cookie: cookies.join('; '), lasting: cookies.at(-1) }
}

/** A cookie for `seconds`; scripts cannot read it, forms of other sites do not send it. */
const sessionCookie = (name: string, value: string, seconds: number, secure: boolean) =>
  generateCookie(name, value, { maxAge: Math.min(seconds, maxSeconds), httpOnly: true, secure, sameSite: 'Lax' })

/** The session that an answer brings in body or cookies, and how long it lives (ms). */
export function readSession({ data, cookies }: UserAnswer, secure: boolean) {
  const body = v.safeParse(Tokens, data)
  if (!body.success) return undefined
  const { access_token, refresh_token, expires } = body.output
  const sent = (name: string) => {
    const line = cookies.find((cookie) => cookie.startsWith(`${name}=`)) ?? ''
    const value = /^[^=]*=([^;\s]*)/.exec(line)?.[1]
    return {
      value: v.is(token, value) ? value : undefined,
      maxAge: Number(/;\s*max-age=(\d{1,9})/i.exec(line)?.[1]) || 0,
    }
  }
  const access = sent(accessCookie)
  const refresh = sent(refreshCookie)
  const accessToken = access_token ?? access.value
  const refreshToken = refresh_token ?? refresh.value
  if (!accessToken || expires === undefined) return undefined
  const lines = [sessionCookie(accessCookie, accessToken, Math.floor(expires / 1000), secure)]
  if (refreshToken)
    lines.push(sessionCookie(refreshCookie, refreshToken, refresh.maxAge || refreshCookieDays * 86_400, secure))
  return { expires, cookies: lines }
}

/** Takes the session out of the browser. */
export const endedSession = (secure: boolean) =>
  [accessCookie, refreshCookie].map((name) => sessionCookie(name, '', 0, secure))
