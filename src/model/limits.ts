/** Posts and releases on a page of their lists. */
export const pageSize = 6

/** Releases that are asked for where the newest one stands alone. */
export const newestLimit = 1
