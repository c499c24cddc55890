import {
  addEventProcessor,
  addIntegration,
  captureException,
  init,
  replayIntegration,
  tanstackRouterBrowserTracingIntegration,
  type Event,
} from '@sentry/react'
import type { AnyRouter } from '@tanstack/react-router'
import { dataCollection, sampleRates, type ReportingConfig } from './schema.ts'

/** Starts error reports and session replay (spec §4): texts and media as they are seen; what is typed is masked. */
export function startSentry({ dsn, environment }: ReportingConfig): void {
  init({
    dsn,
    environment,
    // The privacy policy names the type of browser.
    dataCollection: { ...dataCollection, httpHeaders: { request: { allow: ['user-agent'] }, response: false } },
    // `dataCollection` does not reach all addresses of spans.
    beforeSendSpan: withoutQueries,
    tracesSampleRate: sampleRates.traces,
    replaysSessionSampleRate: sampleRates.replaySession,
    replaysOnErrorSampleRate: sampleRates.replayOnError,
    // Paths, which only addresses of this site are matched by: trace headers go nowhere else.
    tracePropagationTargets: [/^\//],
    integrations: [
      // Its worker would be a blob, which neither the content security policy nor Trusted Types let through.
      replayIntegration({
        maskAllText: false,
        blockAllMedia: false,
        useCompression: false,
        beforeAddRecordingEvent: withoutQueries,
      }),
    ],
  })
  addEventProcessor(cutPageAddresses)
}

/** An address without query and fragment; every other value as it is. */
function withoutQuery(value: unknown): unknown {
  return typeof value === 'string' && /^(https?:\/)?\//.test(value) ? value.replace(/[?#].*/s, '') : value
}

/** What can be written as JSON, each address in it without query and fragment. */
function withoutQueries<T>(json: T): T {
  return JSON.parse(JSON.stringify(json), (_, value: unknown) => withoutQuery(value))
}

/** The addresses that `dataCollection` does not reach: the pages of a replay, and the page of a bug report. */
function cutPageAddresses(event: Event): Event {
  const feedback = event.contexts?.feedback
  if (feedback) feedback.url = withoutQuery(feedback.url)
  if ('urls' in event && Array.isArray(event.urls)) event.urls = event.urls.map(withoutQuery)
  return event
}

/** Reports an error that nobody handled. */
export function capture(error: unknown): void {
  captureException(error, { mechanism: { handled: false, type: 'generic' } })
}

/** Adds traces of page loads, navigations and what they ask for. */
export function traceRouter(router: AnyRouter): void {
  addIntegration(tanstackRouterBrowserTracingIntegration(router))
}
