import type { RemoteRead } from './remote-reads.ts'

/** Age (ms) up to which the end of a list is known. Caches keep a 404 as long. */
const endMs = 60_000

type Get = <Data>(read: RemoteRead<Data>) => Promise<Data>

/**
 * Remembers where lists end, for a minute or until a purge: visitors can ask for any page. `purgedAt`
 * gives the time of the last purge (ms since 1970).
 */
export function listEnds(now: () => number, purgedAt: () => number) {
  const ends = new Map<string, { pages: number; at: number }>()

  /**
   * A page of a list through `get`. A page beyond the known end is `empty` of the number of pages,
   * without a request.
   */
  return async function readPage<List extends { total_pages: number }>(
    get: Get,
    readOf: (page: number) => RemoteRead<List>,
    page: number,
    empty: (total_pages: number) => List,
  ): Promise<List> {
    const first = readOf(1)
    async function readAndNote(read: RemoteRead<List>) {
      const list = await get(read)
      // Servers may count otherwise beyond the end.
      const isBeyond = read.path !== first.path && page > list.total_pages
      if (!isBeyond) ends.set(first.path, { pages: list.total_pages, at: now() })
      return { list, isBeyond }
    }
    const end = ends.get(first.path)
    if (page > 1 && end && page > end.pages && end.at > purgedAt() && now() - end.at < endMs) return empty(end.pages)
    const { list, isBeyond } = await readAndNote(readOf(page))
    if (isBeyond) await readAndNote(first)
    return list
  }
}
