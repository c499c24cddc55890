import type { IncomingMessage, ServerResponse } from 'node:http'
import { answerError } from './faults.ts'

/** The only account of the content server. */
export const account = { email: 'editor@cms.example', password: 'correct horse', otp: '123456' }

/** Lifetime of an access token in ms, as the server reports it. */
const expires = 900_000

const user = {
  id: 'u1',
  first_name: 'Cam',
  last_name: 'Editor',
  email: account.email,
  avatar: null,
  language: 'en-US',
  role: 'r1',
  plan: 'alpha',
}

/** Issued tokens that are still valid. */
export class Accounts {
  readonly #access = new Set<string>()
  readonly #refresh = new Set<string>()
  #count = 0

  /**
   * `POST /auth/login {email, password, otp?, mode?}`: tokens in the body (`json`) or as cookies
   * (`cookie`, `session`).
   */
  login(response: ServerResponse, body: Record<string, unknown>): void {
    const { email, password, otp } = body
    if (email !== account.email || password !== account.password)
      return answerError(response, 401, 'INVALID_CREDENTIALS', 'Invalid user credentials.')
    if (otp !== undefined && otp !== account.otp) return answerError(response, 401, 'INVALID_OTP', 'Invalid user OTP.')
    return this.#session(response, body.mode)
  }

  /** `POST /auth/refresh {refresh_token?, mode?}`: new tokens; the old one becomes invalid. */
  refresh(request: IncomingMessage, response: ServerResponse, body: Record<string, unknown>): void {
    const token = refreshTokenOf(request, body) ?? tokenOf(request)
    if (!this.#refresh.delete(token) && !this.#access.delete(token))
      return answerError(response, 401, 'INVALID_CREDENTIALS', 'Invalid user credentials.')
    return this.#session(response, body.mode)
  }

  /** `POST /auth/logout`: ends the session; its access token lasts as long as it was made for. */
  logout(request: IncomingMessage, response: ServerResponse, body: Record<string, unknown>): void {
    this.#refresh.delete(refreshTokenOf(request, body) ?? '')
    this.#access.delete(tokenOf(request))
    response.writeHead(204).end()
  }

  /** `GET /users/me?fields=`: the user of the bearer token or session cookie. */
  me(request: IncomingMessage, response: ServerResponse): void {
    if (!this.#access.has(tokenOf(request)))
      return answerError(response, 401, 'INVALID_CREDENTIALS', 'Invalid user credentials.')
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ data: user }))
  }

  #session(response: ServerResponse, mode: unknown): void {
    this.#count += 1
    const access_token = `cms-access-${this.#count}`
    const refresh_token = `cms-refresh-${this.#count}`
    this.#access.add(access_token)
    this.#refresh.add(refresh_token)
    const flags = 'Path=/; HttpOnly; SameSite=Lax'
    if (mode === 'session') response.setHeader('set-cookie', `directus_session_token=${access_token}; ${flags}`)
    if (mode === 'cookie') response.setHeader('set-cookie', `directus_refresh_token=${refresh_token}; ${flags}`)
    const data =
      mode === 'session' ? { expires } : { access_token, expires, ...(mode === 'cookie' ? {} : { refresh_token }) }
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ data }))
  }
}

const cookie = (request: IncomingMessage, name: string) =>
  request.headers.cookie
    ?.split(/;\s*/)
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1)

const tokenOf = (request: IncomingMessage) =>
  request.headers.authorization?.replace(/^Bearer /, '') ?? cookie(request, 'directus_session_token') ?? ''

/** The refresh token of the body, else of the cookie. */
const refreshTokenOf = (request: IncomingMessage, { refresh_token }: Record<string, unknown>) =>
  typeof refresh_token === 'string' ? refresh_token : cookie(request, 'directus_refresh_token')
