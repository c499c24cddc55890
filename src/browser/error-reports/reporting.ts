import type { AnyRouter } from '@tanstack/react-router'
import { readConfig } from '#model/error-reporting.ts'

type Sentry = typeof import('./sentry.ts')

/** Where a replay keeps its number between the documents of a visit (`REPLAY_SESSION_KEY`). */
const replaySessionKey = 'sentryReplaySession'

let loading: Promise<Sentry | undefined> | undefined
let sentry: Sentry | undefined
/** Resolves when the visitor consents to traces and a replay. */
const consent = Promise.withResolvers<void>()

/** Whether a visit can be traced and replayed: the visitor is asked only then. */
export const canRecord = (): boolean => readConfig() !== undefined

/** Loads Sentry on the first error; from then on Sentry itself listens. */
export function collectErrors(): void {
  if (!readConfig()) return
  addEventListener('error', reportEvent)
  addEventListener('unhandledrejection', reportEvent)
}

function reportEvent(event: ErrorEvent | PromiseRejectionEvent) {
  report(event instanceof ErrorEvent ? (event.error ?? event.message) : event.reason)
}

/** Reports an error that was caught: now, or as soon as Sentry is loaded. */
export function report(thrown: unknown): void {
  void start().then((sentry) => sentry?.capture(thrown))
}

/**
 * Starts Sentry after the first interaction, and the feedback form if it is switched on. Without a
 * `router` the app could not start.
 */
export async function reportVisit(router: AnyRouter | undefined): Promise<void> {
  const config = readConfig()
  if (!config) {
    console.warn('Sentry DSN not set, skipping Sentry Client initialization')
    return
  }
  const sentry = await start()
  void consent.promise.then(() => sentry?.record(router))
  if (config.feedbackWidget) await sentry?.offerFeedback()
}

/**
 * Traces and replays the visit with consent only. Whoever calls it with `false` after `true` loads
 * the page again: only a new document is without traces.
 */
export function consentToRecording(granted: boolean): void {
  if (granted) return consent.resolve()
  sentry?.stopReplay()
  try {
    sessionStorage.removeItem(replaySessionKey)
  } catch {
    // A browser that blocks storage has kept nothing.
  }
}

const start = () => (loading ??= load())

async function load(): Promise<Sentry | undefined> {
  const config = readConfig()
  if (!config) return undefined
  try {
    sentry = await import('./sentry.ts')
    sentry.startSentry(config)
    return sentry
  } catch (error) {
    console.error('Errors cannot be reported', error)
    return undefined
  } finally {
    // In the same task as the start of Sentry, so that no error is reported twice or lost.
    removeEventListener('error', reportEvent)
    removeEventListener('unhandledrejection', reportEvent)
  }
}
