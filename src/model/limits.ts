/** Posts and releases on a page of their lists. */
export const pageSize = 6

/** Articles on a page of the knowledge base. */
export const articlesOnPage = 10

/** Articles that the knowledge base shows as new. */
export const newestArticles = 6

/** Limit of the read that finds the newest release. */
export const newestLimit = 1

/** Items of a request that reads a whole list: sitemaps, feeds, `llms.txt`. */
export const readAllLimit = 50

/** Most pages of one list in such a request, whatever number of pages the content server names. */
export const maxListPages = 200

/** The limits of the site's own reads. Visitors may send the API other limits. */
export const siteLimits: readonly number[] = [pageSize, newestLimit, readAllLimit]

/** Maximum of hits on the search page. */
export const searchLimit = 20

/** Maximum length of a search parameter; the gateway truncates longer ones, to protect the cache. */
export const maxSearchLength = 100
