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

/**
 * Answers that stay the same object for the same `key` while `content` is the same object, so that each is made and
 * checked once (worker/api/in-process.ts). Pages beyond the end are not kept: their keys are without number.
 */
export class ListAnswers<Answer extends { total_pages: number }> {
  readonly #known = new WeakMap<object, Map<string, Answer>>()

  get(content: object, { page, limit }: PageQuery, filter: string, make: () => Answer): Answer {
    const answers = this.#known.get(content) ?? new Map<string, Answer>()
    this.#known.set(content, answers)
    const key = `${filter} ${limit} ${page}`
    const known = answers.get(key)
    if (known) return known
    const answer = make()
    if (page <= answer.total_pages) answers.set(key, answer)
    return answer
  }
}
