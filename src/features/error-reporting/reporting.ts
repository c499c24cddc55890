import type { AnyRouter } from '@tanstack/react-router'
import { readConfig } from './reporting-config.ts'

type Sentry = typeof import('./sentry.ts')

/** Where a replay keeps its number between the documents of a visit (`REPLAY_SESSION_KEY`). */
const replaySessionKey = 'sentryReplaySession'

let loading: Promise<Sentry | undefined> | undefined
let sentry: Sentry | undefined
const queuedErrors: unknown[] = []

/** Whether a visit can be traced and replayed: the visitor is asked only then. */
export const canRecord = (): boolean => readConfig() !== undefined

/** Queues errors and loads Sentry on the first one; from then on Sentry itself listens. */
export function collectErrors(): void {
  if (!readConfig()) return
  addEventListener('error', queueError)
  addEventListener('unhandledrejection', queueError)
}

function queueError(event: ErrorEvent | PromiseRejectionEvent) {
  report(event instanceof ErrorEvent ? (event.error ?? event.message) : event.reason)
}

/** Reports an error that was caught: now, or as soon as Sentry is loaded. */
export function report(error: unknown): void {
  if (!readConfig()) return
  if (sentry) sentry.capture(error)
  else {
    queuedErrors.push(error)
    void start()
  }
}

/** Whether the visitor consents to traces and a replay; no answer is no consent. */
let consented = false
/** The visit after its first interaction; without a router the app could not start. */
let visit: { router: AnyRouter | undefined } | undefined

/** Starts Sentry after the first interaction, and the feedback form if it is switched on. */
export async function reportVisit(router: AnyRouter | undefined): Promise<void> {
  const config = readConfig()
  if (!config) {
    console.warn('Sentry DSN not set, skipping Sentry Client initialization')
    return
  }
  visit = { router }
  const sentry = await start()
  recordVisit()
  if (config.feedbackWidget) await sentry?.loadFeedbackForm()
}

/**
 * Traces and replays the visit with consent only. Whoever calls it with `false` after `true` loads
 * the page again: only a new document is without traces.
 */
export function consentToRecording(granted: boolean): void {
  consented = granted
  if (granted) recordVisit()
  else {
    sentry?.stopReplay()
    try {
      sessionStorage.removeItem(replaySessionKey)
    } catch {
      // A browser that blocks storage has kept nothing.
    }
  }
}

function recordVisit() {
  if (consented && visit) sentry?.record(visit.router)
}

function start(): Promise<Sentry | undefined> {
  loading ??= load()
  return loading
}

async function load(): Promise<Sentry | undefined> {
  const config = readConfig()
  if (!config) return undefined
  try {
    sentry = await import('./sentry.ts')
    sentry.startSentry(config)
    for (const error of queuedErrors.splice(0)) sentry.capture(error)
    return sentry
  } catch (error) {
    console.error('Errors cannot be reported', error)
    return undefined
  } finally {
    // In the same task as the start of Sentry, so that no error is reported twice or lost.
    removeEventListener('error', queueError)
    removeEventListener('unhandledrejection', queueError)
  }
}
