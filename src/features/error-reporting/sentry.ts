import {
  addIntegration,
  captureException,
  init,
  replayIntegration,
  tanstackRouterBrowserTracingIntegration,
} from '@sentry/react'
import type { AnyRouter } from '@tanstack/react-router'
import { dataCollection, sampleRates, type ReportingConfig } from './schema.ts'

/** Starts error reports and session replay (spec §4): texts and media as they are seen; what is typed is masked. */
export function startSentry({ dsn, environment }: ReportingConfig): void {
  init({
    dsn,
    environment,
    dataCollection,
    tracesSampleRate: sampleRates.traces,
    replaysSessionSampleRate: sampleRates.replaySession,
    replaysOnErrorSampleRate: sampleRates.replayOnError,
    // Paths, which only addresses of this site are matched by: trace headers go nowhere else.
    tracePropagationTargets: [/^\//],
    integrations: [
      // Its worker would be a blob, which neither the content security policy nor Trusted Types let through.
      replayIntegration({ maskAllText: false, blockAllMedia: false, useCompression: false }),
    ],
  })
}

/** Reports an error that nobody handled. */
export function capture(error: unknown): void {
  captureException(error, { mechanism: { handled: false, type: 'generic' } })
}

/** Adds traces of page loads, navigations and what they ask for. */
export function traceRouter(router: AnyRouter): void {
  addIntegration(tanstackRouterBrowserTracingIntegration(router))
}
