import type { AnyRouter } from '@tanstack/react-router'
import { readConfig } from '#model/error-reporting.ts'
import { replayKey } from '#model/stored.ts'

type Sentry = typeof import('./sentry.ts')

let loading: Promise<Sentry | undefined> | undefined
let sentry: Sentry | undefined
/** Resolves when the visitor consents to traces and a replay. */
const consent = Promise.withResolvers<void>()

/** Whether this site traces and replays visits, so that the dialog names it. */
export const canRecord = (): boolean => readConfig() !== undefined

/** Loads Sentry on the first error. Sentry then listens itself. */
export function collectErrors(): void {
  if (!readConfig()) return
  addEventListener('error', reportEvent)
  addEventListener('unhandledrejection', reportEvent)
}

function reportEvent(event: ErrorEvent | PromiseRejectionEvent) {
  report(event instanceof ErrorEvent ? (event.error ?? event.message) : event.reason)
}

/** Reports a caught error and loads Sentry for it. */
export function report(thrown: unknown): void {
  void start().then((sentry) => sentry?.capture(thrown))
}

/** Starts Sentry and the configured feedback form. `router` is `undefined` if the app failed. */
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
 * Starts traces and replay, or stops the replay. After `true`, a call with `false` needs a reload:
 * traces end only with the document.
 */
export function consentToRecording(granted: boolean): void {
  if (granted) return consent.resolve()
  sentry?.stopReplay()
  sessionStorage.removeItem(replayKey)
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
    // In the same task as Sentry's start, so that no error is lost or reported twice.
    removeEventListener('error', reportEvent)
    removeEventListener('unhandledrejection', reportEvent)
  }
}
