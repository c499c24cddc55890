/** Posts and releases on a page of their lists. */
export const pageSize = 6

/** Releases that are asked for where the newest one stands alone. */
export const newestLimit = 1

/** Items asked for at once where a whole list is read: sitemaps, feeds, `llms.txt`. */
export const readAllLimit = 50

/** The limits that the site itself asks for: a visitor may ask the API for others. */
export const siteLimits: readonly number[] = [pageSize, newestLimit, readAllLimit]

/** Hits on the page of a search; another word narrows down what is more. */
export const searchLimit = 20

/** As long as a search or another parameter may be: the rest is cut off, so that it fills no cache. */
export const maxSearchLength = 100
