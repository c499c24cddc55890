import { authentication, createDirectus, readItems, readMe, rest } from '@directus/sdk'
import * as v from 'valibot'
import { CurrentUser, type Login, type SessionMode } from './schema.ts'

/** Spec §9. */
const msRefreshBeforeExpires = 30_000
const userRefreshMs = 900_000

/** The content server's collections are the operator's. */
type Collections = Record<string, Record<string, unknown>[]>

interface SessionOptions {
  /** Absolute address of the calls: `https://helmsway.example/api`. */
  url: string
  /** Mode of a session that was not begun here, and of a login that names none. */
  mode?: SessionMode
  /** Told of the user after each read; `{}` is nobody. */
  onUser: (user: CurrentUser) => void
}

/**
 * The SDK's fetch, with an errors list in every failed answer: of one that is not JSON (a proxy's page) the SDK would make no
 * list, or no rejection at all.
 */
async function fetchWithErrors(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, init)
  if (response.ok || response.headers.get('content-type')?.startsWith('application/json')) return response
  await response.body?.cancel()
  const errors = [{ message: `The server answered ${response.status}`, extensions: { code: 'SERVICE_UNAVAILABLE' } }]
  return Response.json({ errors }, { status: response.status, statusText: response.statusText })
}

/** The SDK's client; it refreshes and ends a session in the mode that it was made with, whatever its login was told. */
const connect = (url: string, mode: SessionMode) =>
  createDirectus<Collections>(url, { globals: { fetch: fetchWithErrors } })
    .with(authentication(mode, { credentials: 'same-origin', autoRefresh: true, msRefreshBeforeExpires }))
    .with(rest({ credentials: 'same-origin' }))

/**
 * A visitor's session with the content server (spec §4, §7, §8), through the calls of worker/api/session.ts, which keep the tokens
 * in cookies that no script reads. It is refreshed 30 s before it expires, and every 15 minutes together with the user.
 * Every call but `readUser` rejects, on an answer that is not OK, with the SDK's error: `errors` (the list) and `response`.
 */
export function createSession({ url, mode = 'session', onUser }: SessionOptions) {
  /** In the mode of the last login. */
  let client = connect(url, mode)
  let clientMode = mode
  let timer: ReturnType<typeof setInterval> | undefined

  /** All fields of the user, and those that the worker is configured to add; `{}` when they cannot be had. */
  async function readUser(): Promise<CurrentUser> {
    const answer = await client.request(readMe({ fields: ['*'] })).catch(() => undefined)
    const user = v.safeParse(CurrentUser, answer)
    const currentUser = user.success ? user.output : {}
    onUser(currentUser)
    return currentUser
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
    /** Picks up the session of an earlier visit, if there is one, and keeps it fresh from now on. */
    async start(): Promise<void> {
      startRefreshing()
      await refresh()
    },
    /** Ends the refreshing, not the session. */
    stop,
    async login({ email, password, otp, mode: requestedMode = mode }: Login): Promise<CurrentUser> {
      const next = requestedMode === clientMode ? client : connect(url, requestedMode)
      await next.login({ email, password }, otp ? { otp } : {})
      if (next !== client) client.stopRefreshing()
      client = next
      clientMode = requestedMode
      startRefreshing()
      return readUser()
    },
    /** Ends the session, and with it the refreshing, until the next login: the browser forgets it even when the content server cannot be told. */
    async logout(): Promise<void> {
      try {
        await client.logout()
      } finally {
        stop()
        // The old one would still believe in the session that it could not end.
        client = connect(url, clientMode)
        onUser({})
      }
    },
    readUser,
    /**
     * Items of a collection, which the content API must answer under `/items/{collection}`.
     * @throws Error `Collection cannot be empty`, `Cannot use readItems for core collections` (`directus_…`)
     */
    readItems: async (collection: string): Promise<unknown> => client.request(readItems(collection)),
  }
}
