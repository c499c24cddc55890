/** The language that a visitor chose. */
export const languageCookie = 'site_language'
export const languageCookieDays = 365
/** The answer to the consent question. */
export const consentCookieName = 'cc_cookie'
export const consentCookieDays = 182
/** Cookies of Google Analytics: `_ga` and `_ga_*`. */
export const analyticsCookiePrefix = '_ga'
/** A login session; Directus's own name, so that it passes as it is. */
export const sessionCookie = 'directus_session_token'

/** In the local storage: the theme that a visitor chose. */
export const themeKey = 'theme'
/** In the local storage: that a visitor closed the language offer. */
export const offerDismissedKey = 'language-offer-dismissed'
/** In the session storage, before the name of a text: how a visitor rated it. */
export const ratingKeyPrefix = 'rating:'
/** In the session storage: when the page last reloaded itself for a lost chunk. */
export const reloadedKey = 'reloaded-at'

/**
 * Everything that the site keeps in a browser; `days` where the site itself sets an end. The tables
 * of the privacy policy name exactly these (stored.test.ts), so a new entry belongs there in three
 * languages.
 */
export const stored: { name: string; days?: number }[] = [
  { name: languageCookie, days: languageCookieDays },
  { name: consentCookieName, days: consentCookieDays },
  { name: analyticsCookiePrefix },
  { name: `${analyticsCookiePrefix}_*` },
  { name: sessionCookie },
  { name: themeKey },
  { name: offerDismissedKey },
  { name: ratingKeyPrefix },
  { name: reloadedKey },
  // In the session storage: scroll positions, which TanStack Router restores.
  { name: 'tsr-scroll-restoration-v1_3' },
  // In the session storage, after consent: the number of Sentry's replay.
  { name: 'sentryReplaySession' },
]
