import { authentication, createDirectus, readItems, readMe, rest } from '@directus/sdk'
import * as v from 'valibot'
import { CurrentUser, type Login } from '#model/session.ts'

/** docs/product.md#session */
const msRefreshBeforeExpires = 30_000
const userRefreshMs = 900_000

/**
 * A visitor's session with the content server (docs/product.md#session). Scripts cannot read its
 * tokens: worker/api/session.ts keeps them in cookies. If an answer is not OK, all calls but
 * `readUser` reject with the SDK's error: `errors` and `response`.
 * @param url absolute address of the calls: `https://helmsway.example/api`
 * @param onUser called with the user after each read; `{}` without a login
 */
export function createSession(url: string, onUser: (user: CurrentUser) => void) {
  const client = createDirectus<Record<string, Record<string, unknown>[]>>(url)
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

  const startRefreshing = () => (timer ??= setInterval(() => void refresh(), userRefreshMs))

  function stop(): void {
    clearInterval(timer)
    timer = undefined
    client.stopRefreshing()
  }

  return {
    /**
     * Resumes the session of an earlier visit and its regular refresh. A visitor without one is only
     * asked for.
     */
    async start(): Promise<void> {
      const user = await readUser()
      if (Object.keys(user).length === 0) return
      startRefreshing()
      await client.refresh().catch(() => undefined)
    },
    /** Stops the refresh, not the session. */
    stop,
    async login({ email, password, otp }: Omit<Login, 'mode'>): Promise<CurrentUser> {
      await client.login({ email, password }, otp ? { otp } : {})
      startRefreshing()
      return readUser()
    },
    /** Ends session and refresh. Rejects if the server fails; the browser forgets the session anyway. */
    async logout(): Promise<void> {
      try {
        await client.logout()
      } finally {
        stop()
        // After a failed logout the client still holds the session.
        await client.setToken(null)
        onUser({})
      }
    },
    readUser,
    /**
     * Items of a collection, from `/items/{collection}`.
     * @throws Error for an empty name or a core collection (`directus_…`)
     */
    readItems: async (collection: string): Promise<unknown> => client.request(readItems(collection)),
  }
}
