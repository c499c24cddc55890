/** Shares of visits: traced, replayed, and replayed after an error. */
export const sampleRates = { traces: 0.2, replaySession: 1, replayOnError: 1 }

/** The privacy policy excludes IP addresses, cookies, headers, bodies and queries. */
export const dataCollection = {
  userInfo: false,
  cookies: false,
  httpHeaders: false,
  httpBodies: [],
  urlQueryParams: false,
}
