/** What a browser must know to report errors; public, it stands in every page. */
export interface ReportingConfig {
  dsn: string
  environment: string
  feedbackWidget: boolean
}

/** For browsers: shares of traces, of visits that are replayed, and of visits with an error that are. */
export const sampleRates = { traces: 0.2, replaySession: 1, replayOnError: 1 }

/** What the privacy policy does not name is not sent: no IP address, cookie, header or body, and no query of an address. */
export const dataCollection = {
  userInfo: false,
  cookies: false,
  httpHeaders: false,
  httpBodies: [],
  urlQueryParams: false,
}
