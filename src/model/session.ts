import * as v from 'valibot'

const text = (maxLength: number) => v.pipe(v.string(), v.nonEmpty(), v.maxLength(maxLength))

/** `POST /auth/login`. `otp`: the one-time password of the second factor. Every `mode` acts as `session`. */
export const Login = v.object({
  email: text(254),
  password: text(1000),
  otp: v.optional(text(32)),
  mode: v.optional(v.picklist(['json', 'cookie', 'session'])),
})
export type Login = v.InferOutput<typeof Login>

/** `GET /users/me`: all fields of the content server; `{}` without a login. */
export const CurrentUser = v.pipe(
  v.unknown(),
  v.check((user) => !Array.isArray(user)),
  v.record(v.string(), v.unknown()),
)
export type CurrentUser = v.InferOutput<typeof CurrentUser>
