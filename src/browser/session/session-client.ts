import { authentication, createDirectus, readItems, readMe, rest } from '@directus/sdk'
import * as v from 'valibot'
import { CurrentUser, type Login } from '#model/session.ts'

/** docs/product.md#session */
const msRefreshBeforeExpires = 30_000
const userRefreshMs = 900_000

/** The operator defines the content server's collections. */
type Collections = Record<string, Record<string, unknown>[]>

/** `fetch` for the SDK. A failed answer that is not JSON gets the `errors` that the SDK looks for. */
async function fetchWithErrors(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, init)
  if (response.ok || response.headers.get('content-type')?.startsWith('application/json')) return response
  await response.body?.cancel()
  const errors = [{ message: `The server answered ${response.status}`, extensions: { code: 'SERVICE_UNAVAILABLE' } }]
  return Response.json({ errors }, { status: response.status, statusText: response.statusText })
}

/**
 * A visitor's session with the content server (docs/product.md#session). The calls of
 * worker/api/session.ts keep the tokens in cookies that no script can read.
 * All calls but `readUser` reject with the SDK's error when the answer is not OK: `errors` (the
 * list) and `response`.
 * @param url absolute address of the calls: `https://helmsway.example/api`
 * @param onUser called with the user after each read; `{}` when nobody is logged in
 */
export function createSession(url: string, onUser: (user: CurrentUser) => void) {
  const client = createDirectus<Collections>(url, { globals: { fetch: fetchWithErrors } })
    .with(authentication('session', { credentials: 'same-origin', msRefreshBeforeExpires }))
    .with(rest({ credentials: 'same-origin' }))
  let timer: ReturnType<typeof setInterval> | undefined

  /** All fields of the user, including those the worker is configured to add; `{}` on failure. */
  async function readUser(): Promise<CurrentUser> {
    const answer = await client.request(readMe({ fields: ['*'] })).catch(() => undefined)
    const user = v.parse(v.fallback(CurrentUser, {}), answer)
    onUser(user)
    return user
  }

  async function refresh(): Promise<void> {
    await client.refresh().catch(() => undefined)
    await readUser()
  }

  function startRefreshing(): void {
    timer ??= setInterval(() => void refresh(), userRefreshMs)
  }

  function stop(): void {
    clearInterval(timer)
    timer = undefined
    client.stopRefreshing()
  }

  return {
    /** Resumes the session of an earlier visit, if there is one, and starts the regular refresh. */
    async start(): Promise<void> {
      startRefreshing()
      await refresh()
    },
    /** Stops the refresh, not the session. */
    stop,
    async login({ email, password, otp }: Omit<Login, 'mode'>): Promise<CurrentUser> {
      await client.login({ email, password }, otp ? { otp } : {})
      startRefreshing()
      return readUser()
    },
    /** Ends session and refresh; the browser forgets it even if the server cannot be reached. */
    async logout(): Promise<void> {
      try {
        await client.logout()
      } finally {
        stop()
        // A client whose logout failed still holds the session.
        await client.setToken(null)
        onUser({})
      }
    },
    readUser,
    /**
     * Items of a collection, which the content API must answer under `/items/{collection}`.
     * @throws Error `Collection cannot be empty`, or
     * `Cannot use readItems for core collections` (`directus_…`)
     */
    readItems: async (collection: string): Promise<unknown> => client.request(readItems(collection)),
  }
}
