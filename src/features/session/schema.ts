import * as v from 'valibot'

const text = (maxLength: number) => v.pipe(v.string(), v.nonEmpty(), v.maxLength(maxLength))

/** Tokens come in the answer, the refresh token as a cookie, or both in one session cookie. */
export const SessionMode = v.picklist(['json', 'cookie', 'session'])
export type SessionMode = v.InferOutput<typeof SessionMode>

/** `POST /auth/login`. `otp`: the one-time password of an account with two factors. */
export const Login = v.object({
  email: text(254),
  password: text(1000),
  otp: v.optional(text(32)),
  mode: v.optional(SessionMode),
})
export type Login = v.InferOutput<typeof Login>

/** `GET /users/me`: whatever fields the content server has. Nobody is `{}`. */
export const CurrentUser = v.pipe(
  v.unknown(),
  v.check((user) => !Array.isArray(user)),
  v.record(v.string(), v.unknown()),
)
export type CurrentUser = v.InferOutput<typeof CurrentUser>
