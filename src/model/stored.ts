// Everything that the site stores in a browser; `…Days` is the site's own lifetime. npm run check:content
// finds the texts and lifetimes in the privacy policy: a new one needs a row in every language.

/** Cookie: the language that a visitor chose. */
export const languageCookie = 'site_language'
export const languageCookieDays = 365
/** Cookie: the answer to the consent question. */
export const consentCookieName = 'cc_cookie'
export const consentCookieDays = 182
/** Cookies of Google Analytics. */
export const analyticsCookiePrefix = '_ga'
export const analyticsCookies = `${analyticsCookiePrefix}_*`
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
/** Session storage, after consent: the number of Sentry's replay. */
export const replayKey = 'sentryReplaySession'
