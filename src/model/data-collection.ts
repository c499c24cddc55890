/** Shares of visits in browsers: traced, replayed, and replayed when an error happens. */
export const sampleRates = { traces: 0.2, replaySession: 1, replayOnError: 1 }

/** As the privacy policy says: no IP address, cookie, header, body or query of an address. */
export const dataCollection = {
  userInfo: false,
  cookies: false,
  httpHeaders: false,
  httpBodies: [],
  urlQueryParams: false,
}
