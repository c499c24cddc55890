// Everything that the site stores in a browser, and every recipient of data; `…Days` is the site's own
// lifetime. The build makes the tables of the privacy policy from these lists and stored-texts.json.

/** Cookie: the language that a visitor chose. */
export const languageCookie = 'site_language'
export const languageCookieDays = 365
/** Cookie: the answer to the consent question. */
export const consentCookieName = 'cc_cookie'
export const consentCookieDays = 182
/** Prefix of the cookies of Google Analytics. */
export const analyticsCookiePrefix = '_ga'
/** Cookie: a login session, under Directus's own name. */
export const sessionCookie = 'directus_session_token'
/** Local storage: the theme that a visitor chose. */
export const themeKey = 'theme'
/** Local storage: a visitor dismissed the language offer. */
export const offerDismissedKey = 'language-offer-dismissed'
/** Session storage, prefix of an article's name: a visitor's rating. */
export const ratingKeyPrefix = 'rating:'
/** Session storage: the last searches of the visit. */
export const recentSearchesKey = 'recent-searches'
/** Session storage: time of the last reload after a lost chunk. */
export const reloadedKey = 'reloaded-at'
/** Session storage: scroll positions, which TanStack Router restores. */
export const scrollKey = 'tsr-scroll-restoration-v1_3'
/** Session storage: the visitor's IP address and country code, with a space between. */
export const countryKey = 'visitor-country'
/** Session storage, after consent: the number of Sentry's replay. */
export const replayKey = 'sentryReplaySession'

/** A name that ends with `*` is a prefix. `needsConsent`: only after consent to analytics. */
export interface Stored {
  name: string
  days?: number
  needsConsent?: true
}

export const storedCookies: readonly Stored[] = [
  { name: languageCookie, days: languageCookieDays },
  { name: consentCookieName, days: consentCookieDays },
  { name: `${analyticsCookiePrefix}*`, needsConsent: true },
  { name: sessionCookie },
]

/** Local and session storage. */
export const storedEntries: readonly Stored[] = [
  { name: themeKey },
  { name: offerDismissedKey },
  { name: `${ratingKeyPrefix}*` },
  { name: recentSearchesKey },
  { name: reloadedKey },
  { name: scrollKey },
  { name: countryKey },
  { name: replayKey, needsConsent: true },
]

/** Who gets data. `hosts`: what browsers ask besides the site itself; `*` stands for subdomains. */
export const recipients: readonly (Stored & { hosts: readonly string[] })[] = [
  { name: 'cloudflare', hosts: [] },
  { name: 'content-server', hosts: [] },
  // The host of `SENTRY_DSN`.
  { name: 'sentry', hosts: ['*.sentry.io'] },
  {
    name: 'google',
    hosts: ['www.googletagmanager.com', '*.google-analytics.com', '*.analytics.google.com'],
    needsConsent: true,
  },
]
