/** Posts and releases on a page of their lists (spec §9). */
export const pageSize = 6
