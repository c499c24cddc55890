import {
  addIntegration,
  captureException,
  getReplay,
  init,
  makeFetchTransport,
  replayIntegration,
  tanstackRouterBrowserTracingIntegration,
} from '@sentry/react'
import type { AnyRouter } from '@tanstack/react-router'
import { dataCollection, sampleRates } from '#model/data-collection.ts'
import type { ReportingConfig } from '#model/error-reporting.ts'
import { cutAddresses } from './cut-addresses.ts'

/** Starts error reports (docs/product.md#error-reports). The sample rates apply after consent. */
export function startSentry({ dsn, environment }: ReportingConfig): void {
  init({
    dsn,
    environment,
    // The privacy policy names the browser type among the data sent.
    dataCollection: { ...dataCollection, httpHeaders: { request: { allow: ['user-agent'] }, response: false } },
    // `dataCollection` misses the page's address, spans, navigations and replays.
    transport(options) {
      const { send, ...transport } = makeFetchTransport(options)
      return { ...transport, send: (envelope) => send(cutAddresses(envelope)) }
    },
    tracesSampleRate: sampleRates.traces,
    replaysSessionSampleRate: sampleRates.replaySession,
    replaysOnErrorSampleRate: sampleRates.replayOnError,
    // Only requests to this site get trace headers.
    tracePropagationTargets: [/^\//],
    // BrowserSession would report every visit, without consent.
    integrations: (defaults) => defaults.filter(({ name }) => name !== 'BrowserSession'),
  })
}

/** Reports an unhandled error. */
export function capture(error: unknown): void {
  captureException(error, { mechanism: { handled: false, type: 'generic' } })
}

/** Starts the replay, which masks typed text, and the router's traces. Call it once, after consent. */
export function record(router: AnyRouter | undefined): void {
  addIntegration(
    // The content security policy blocks the blob URL of Sentry's compression worker.
    replayIntegration({
      maskAllText: false,
      blockAllMedia: false,
      useCompression: false,
    }),
  )
  if (router) addIntegration(tanstackRouterBrowserTracingIntegration(router))
}

/** Shows the feedback button. Imported here, so that it shares the chunk of Sentry's core. */
export const offerFeedback = async () => (await import('./feedback-form.ts')).showFeedback()

/** Stops the replay. Traces end with the document. */
export function stopReplay(): void {
  void getReplay()?.stop()
}
