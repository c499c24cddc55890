import { dataCollection } from '#model/data-collection.ts'
import type { ReportingConfig } from '#model/error-reporting.ts'
import type { ErrorEvent } from '@sentry/cloudflare'
import type { Settings } from '#worker/settings.ts'

export type Report = (error: unknown) => void

/** The browser's configuration for error reports; `undefined` without `SENTRY_DSN`. */
export function reportingConfig(settings: Settings): ReportingConfig | undefined {
  const { SENTRY_DSN: dsn, SENTRY_ENVIRONMENT: environment, SENTRY_FEEDBACK_WIDGET: feedbackWidget } = settings
  return dsn ? { dsn, environment, feedbackWidget } : undefined
}

/**
 * Sentry for the worker, errors only. `wrap` instruments the handler, `report` sends a caught
 * exception. Without `SENTRY_DSN` the SDK is not loaded.
 */
export async function errorReporting({ SENTRY_DSN, SENTRY_ENVIRONMENT }: Settings) {
  if (!SENTRY_DSN) return { report: () => undefined, wrap: <T>(handler: T): T => handler }
  const { captureException, withSentry } = await import('@sentry/cloudflare')
  const options = () => ({
    dsn: SENTRY_DSN,
    environment: SENTRY_ENVIRONMENT,
    dataCollection,
    // No trace headers in requests to the content server.
    tracePropagationTargets: [],
    // `culture` contains the visitor's time zone.
    beforeSend: (event: ErrorEvent) => ({ ...event, contexts: { ...event.contexts, culture: undefined } }),
  })
  return {
    report: (error: unknown) => void captureException(error),
    wrap: <T extends Parameters<typeof withSentry>[1]>(handler: T): T => withSentry(options, handler),
  }
}
