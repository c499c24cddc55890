/** What a browser must know to report errors (spec §3); public, it stands in every page. */
export interface ReportingConfig {
  dsn: string
  environment: string
  feedbackWidget: boolean
}

/** Shares of traces, of visits that are replayed, and of visits with an error that are (spec §9). */
export const sampleRates = { traces: 0.2, replaySession: 1, replayOnError: 1 }

/** What the privacy policy does not name is not sent: no address, no cookie, no body, of headers only the kind of browser. */
export const dataCollection = {
  userInfo: false,
  cookies: false,
  httpHeaders: { request: { allow: ['user-agent'] }, response: true },
  httpBodies: [],
}
