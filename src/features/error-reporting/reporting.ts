import type { AnyRouter } from '@tanstack/react-router'
import { readConfig } from './reporting-config.ts'

type Sentry = typeof import('./sentry.ts')

let loading: Promise<Sentry | undefined> | undefined
let sentry: Sentry | undefined
const queuedErrors: unknown[] = []

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

/**
 * Starts what is reported besides errors, after the first interaction: traces if the app is
 * hydrated (`router`), and the feedback form if it is switched on.
 */
export async function reportVisit(router: AnyRouter | undefined): Promise<void> {
  const config = readConfig()
  if (!config) {
    console.warn('Sentry DSN not set, skipping Sentry Client initialization')
    return
  }
  const sentry = await start()
  if (router) sentry?.traceRouter(router)
  if (!sentry || !config.feedbackWidget) return
  try {
    const { showFeedback } = await import('./feedback-form.ts')
    showFeedback()
  } catch (error) {
    console.error('The feedback form cannot be shown', error)
  }
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
