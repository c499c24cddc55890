import type { IncomingMessage, ServerResponse } from 'node:http'
import { answerError } from './faults.ts'

/** The only account of the content server. */
export const account = { email: 'editor@cms.example', password: 'correct horse', otp: '123456' }

/** Lifetime of a token in ms, as the server reports it. */
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

/** Issued tokens that are still valid, in Directus's mode `session`. */
export class Accounts {
  readonly #tokens = new Set<string>()
  #count = 0

  /** `POST /auth/login {email, password, otp?, mode}`: a token as a cookie. */
  login(response: ServerResponse, body: Record<string, unknown>): void {
    const { email, password, otp } = body
    if (email !== account.email || password !== account.password)
      return answerError(response, 401, 'INVALID_CREDENTIALS', 'Invalid user credentials.')
    if (otp !== undefined && otp !== account.otp) return answerError(response, 401, 'INVALID_OTP', 'Invalid user OTP.')
    return this.#begin(response, body)
  }

  /** `POST /auth/refresh {mode}`: a new token; the old one becomes invalid. */
  refresh(request: IncomingMessage, response: ServerResponse, body: Record<string, unknown>): void {
    if (!this.#tokens.delete(cookieOf(request)))
      return answerError(response, 401, 'INVALID_CREDENTIALS', 'Invalid user credentials.')
    return this.#begin(response, body)
  }

  /** `POST /auth/logout {mode}`: ends the session. */
  logout(request: IncomingMessage, response: ServerResponse): void {
    this.#tokens.delete(cookieOf(request))
    response.writeHead(204).end()
  }

  /** `GET /users/me?fields=`: the user of the bearer token. */
  me(request: IncomingMessage, response: ServerResponse): void {
    if (!this.#tokens.has(request.headers.authorization?.replace(/^Bearer /, '') ?? ''))
      return answerError(response, 401, 'INVALID_CREDENTIALS', 'Invalid user credentials.')
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ data: user }))
  }

  #begin(response: ServerResponse, { mode }: Record<string, unknown>): void {
    if (mode !== 'session')
      return answerError(response, 400, 'INVALID_PAYLOAD', 'Only mode "session" is answered here.')
    this.#count += 1
    const token = `cms-token-${this.#count}`
    this.#tokens.add(token)
    const headers = { 'set-cookie': `directus_session_token=${token}; Path=/; HttpOnly; SameSite=Lax` }
    response
      .writeHead(200, { 'content-type': 'application/json', ...headers })
      .end(JSON.stringify({ data: { expires } }))
  }
}

const cookieOf = (request: IncomingMessage) =>
  /(?:^|; *)directus_session_token=([^;]*)/.exec(request.headers.cookie ?? '')?.[1] ?? ''
