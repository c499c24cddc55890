// Everything that the site keeps in a browser, `…Days` where the site itself sets an end. The tables of
// the privacy policy name exactly these texts (stored.test.ts): a new one needs a row in three languages.

/** Cookie: the language that a visitor chose. */
export const languageCookie = 'site_language'
export const languageCookieDays = 365
/** Cookie: the answer to the consent question. */
export const consentCookieName = 'cc_cookie'
export const consentCookieDays = 182
/** Cookies of Google Analytics. */
export const analyticsCookiePrefix = '_ga'
export const analyticsCookies = `${analyticsCookiePrefix}_*`
/** Cookie: a login session; Directus's own name, so that it passes as it is. */
export const sessionCookie = 'directus_session_token'
/** Local storage: the theme that a visitor chose. */
export const themeKey = 'theme'
/** Local storage: that a visitor closed the language offer. */
export const offerDismissedKey = 'language-offer-dismissed'
/** Session storage, before the name of a text: how a visitor rated it. */
export const ratingKeyPrefix = 'rating:'
/** Session storage: when the page last reloaded itself for a lost chunk. */
export const reloadedKey = 'reloaded-at'
/** Session storage: scroll positions, which TanStack Router restores. */
export const scrollKey = 'tsr-scroll-restoration-v1_3'
/** Session storage, after consent: the number of Sentry's replay. */
export const replayKey = 'sentryReplaySession'
