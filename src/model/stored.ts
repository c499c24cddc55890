/** The language that a visitor chose. */
export const languageCookie = 'site_language'
export const languageCookieDays = 365
/** The answer to the consent question. */
export const consentCookieName = 'cc_cookie'
export const consentCookieDays = 182
/** Cookies of Google Analytics: `_ga` and `_ga_*`. */
export const analyticsCookiePrefix = '_ga'
/** A login session; Directus's own names, so that its cookies pass as they are. */
export const accessCookie = 'directus_session_token'
export const refreshCookie = 'directus_refresh_token'
/** Unless the content server sets another period. */
export const refreshCookieDays = 7

/** In the local storage: the theme that a visitor chose. */
export const themeKey = 'theme'
/** In the local storage: that a visitor closed the language offer. */
export const offerDismissedKey = 'language-offer-dismissed'
/** In the session storage, before the name of a text: how a visitor rated it. */
export const ratingKeyPrefix = 'rating:'
/** In the session storage: when the page last reloaded itself for a lost chunk. */
export const reloadedKey = 'reloaded-at'

interface Stored {
  /** As the privacy policy names it. */
  name: string
  in: 'cookie' | 'local storage' | 'session storage'
  purpose: string
  /** Days, or when it goes. */
  kept: number | 'until cleared' | 'until the tab is closed' | 'as the content server sets' | 'as Google sets'
}

/**
 * Everything that the site keeps in a browser. The tables of the privacy policy name exactly these
 * (stored.test.ts), so a new entry belongs there in three languages.
 */
export const stored: Stored[] = [
  { name: languageCookie, in: 'cookie', purpose: 'the chosen language', kept: languageCookieDays },
  { name: consentCookieName, in: 'cookie', purpose: 'the answer to the consent question', kept: consentCookieDays },
  { name: analyticsCookiePrefix, in: 'cookie', purpose: 'analytics, after consent', kept: 'as Google sets' },
  { name: `${analyticsCookiePrefix}_*`, in: 'cookie', purpose: 'analytics, after consent', kept: 'as Google sets' },
  { name: accessCookie, in: 'cookie', purpose: 'the login session', kept: 'as the content server sets' },
  { name: refreshCookie, in: 'cookie', purpose: 'renews the login session', kept: refreshCookieDays },
  { name: themeKey, in: 'local storage', purpose: 'the chosen theme', kept: 'until cleared' },
  {
    name: offerDismissedKey,
    in: 'local storage',
    purpose: 'that the language offer was closed',
    kept: 'until cleared',
  },
  { name: ratingKeyPrefix, in: 'session storage', purpose: 'the rating of a text', kept: 'until the tab is closed' },
  {
    name: reloadedKey,
    in: 'session storage',
    purpose: 'when the page reloaded itself',
    kept: 'until the tab is closed',
  },
  {
    name: 'tsr-scroll-restoration-v1_3',
    in: 'session storage',
    purpose: 'scroll positions, which TanStack Router restores',
    kept: 'until the tab is closed',
  },
  {
    name: 'sentryReplaySession',
    in: 'session storage',
    purpose: "the number of Sentry's replay, after consent",
    kept: 'until the tab is closed',
  },
]
