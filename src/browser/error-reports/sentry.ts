import {
  addEventProcessor,
  addIntegration,
  captureException,
  getReplay,
  init,
  replayIntegration,
  tanstackRouterBrowserTracingIntegration,
  type Event,
} from '@sentry/react'
import type { AnyRouter } from '@tanstack/react-router'
import { dataCollection, sampleRates } from '#model/data-collection.ts'
import type { ReportingConfig } from '#model/error-reporting.ts'

/** Starts error reports (docs/product.md#error-reports). The rates hold once a visit is recorded. */
export function startSentry({ dsn, environment }: ReportingConfig): void {
  init({
    dsn,
    environment,
    // The privacy policy names the browser type among the data sent.
    dataCollection: { ...dataCollection, httpHeaders: { request: { allow: ['user-agent'] }, response: false } },
    // `dataCollection` does not reach all addresses of spans, nor those of a navigation.
    beforeSendSpan: withoutQueries,
    beforeBreadcrumb: (crumb) => (crumb.category === 'navigation' ? withoutQueries(crumb) : crumb),
    tracesSampleRate: sampleRates.traces,
    replaysSessionSampleRate: sampleRates.replaySession,
    replaysOnErrorSampleRate: sampleRates.replayOnError,
    // Paths only: trace headers are sent to addresses of this site and nowhere else.
    tracePropagationTargets: [/^\//],
    // It reports each visit, also one without an error and without consent.
    integrations: (defaults) => defaults.filter(({ name }) => name !== 'BrowserSession'),
  })
  addEventProcessor(cutPageAddresses)
}

/** Removes the query and fragment of an address; any other value stays as it is. */
function withoutQuery(value: unknown): unknown {
  return typeof value === 'string' && /^(https?:\/)?\//.test(value) ? value.replace(/[?#].*/s, '') : value
}

/** A copy of `json` in which no address has a query or fragment. */
function withoutQueries<T>(json: T): T {
  return JSON.parse(JSON.stringify(json), (_, value: unknown) => withoutQuery(value))
}

/** Removes queries that `dataCollection` leaves: pages of a replay, the page of a bug report. */
function cutPageAddresses(event: Event): Event {
  const feedback = event.contexts?.feedback
  if (feedback) feedback.url = withoutQuery(feedback.url)
  if ('urls' in event && Array.isArray(event.urls)) event.urls = event.urls.map(withoutQuery)
  return event
}

/** Reports an unhandled error. */
export function capture(error: unknown): void {
  captureException(error, { mechanism: { handled: false, type: 'generic' } })
}

/**
 * Starts the replay, in which typed text is masked, and the traces of page loads, navigations and
 * their requests if the app runs. Call it once, with consent only.
 */
export function record(router: AnyRouter | undefined): void {
  addIntegration(
    // Sentry's compression worker is a blob URL, which the content security policy and Trusted
    // Types block.
    replayIntegration({
      maskAllText: false,
      blockAllMedia: false,
      useCompression: false,
      beforeAddRecordingEvent: withoutQueries,
    }),
  )
  if (router) addIntegration(tanstackRouterBrowserTracingIntegration(router))
}

/** Shows the button that opens the feedback form. */
export async function offerFeedback(): Promise<void> {
  await import('./feedback-form.ts')
    .then(({ showFeedback }) => showFeedback())
    .catch((error: unknown) => console.error('The feedback form cannot be shown', error))
}

/** Ends the replay. Traces end with the document. */
export function stopReplay(): void {
  void getReplay()?.stop()
}
