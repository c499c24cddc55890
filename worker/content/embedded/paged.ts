import { newestLimit, pageSize } from '#model/limits.ts'

/** Items asked for at once where a whole list is read: sitemaps, feeds, `llms.txt`. */
export const readAllLimit = 50

/** The limits that the site itself asks for: a visitor may ask the API for others. */
export const siteLimits: readonly number[] = [pageSize, newestLimit, readAllLimit]

/** A page of a list: `page` counts from 1, `limit` is the number of items on it. */
export interface PageQuery {
  page: number
  limit: number
}

/** The items of a page, and how many pages there are; beyond the end the items are empty and the number stays true. */
export function pageOf<T>(items: T[], { page, limit }: PageQuery): { total_pages: number; items: T[] } {
  return { total_pages: Math.ceil(items.length / limit), items: items.slice((page - 1) * limit, page * limit) }
}
