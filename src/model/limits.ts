/** Posts and releases on a page of their lists (spec §9). */
export const pageSize = 6

/** Releases that are asked for where the newest one stands alone. */
export const newestLimit = 1
