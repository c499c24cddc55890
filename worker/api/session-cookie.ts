import type { Context } from 'hono'
import { generateCookie, getCookie } from 'hono/cookie'
import * as v from 'valibot'
import { sessionCookie } from '#model/stored.ts'

/** The longest that browsers keep a cookie: 400 days (RFC 6265bis). `hono/cookie` refuses more. */
const maxSeconds = 400 * 24 * 60 * 60

/** What goes into a header as it is; anything else is no token. */
const Token = v.pipe(v.string(), v.regex(/^[\w.~+/=-]{1,4000}$/))

/** The visitor's token; `undefined` without a session. */
export function tokenOf(c: Context): string | undefined {
  const token = getCookie(c, sessionCookie)
  return v.is(Token, token) ? token : undefined
}

/** The token that a content server sets as a cookie. */
export function tokenIn(setCookies: string[]): string | undefined {
  const set = setCookies.find((cookie) => cookie.startsWith(`${sessionCookie}=`))
  const token = set?.slice(sessionCookie.length + 1).split(';')[0]
  return v.is(Token, token) ? token : undefined
}

/** Keeps a token for `ms`, or forgets it (0). No script reads it, no other site sends it. */
export const keepToken = (token: string, ms: number, secure: boolean) => ({
  'set-cookie': generateCookie(sessionCookie, token, {
    maxAge: Math.min(Math.floor(ms / 1000), maxSeconds),
    httpOnly: true,
    secure,
    sameSite: 'Lax',
  }),
})
