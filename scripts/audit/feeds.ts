import { parseAtomFeed, parseJsonFeed, parseRssFeed } from 'feedsmith'
import { ask } from './pages.ts'

const formats: Record<string, (text: string) => { title?: string; pages: (string | undefined)[] }> = {
  'application/rss+xml': (text) => {
    const { title, items = [] } = parseRssFeed(text)
    return { ...(title && { title }), pages: items.map(({ link }) => link) }
  },
  'application/atom+xml': (text) => {
    const { title, entries = [] } = parseAtomFeed(text)
    return { ...(title?.value && { title: title.value }), pages: entries.map(({ links }) => links?.[0]?.href) }
  },
  'application/feed+json': (text) => {
    const { title, items = [] } = parseJsonFeed(text)
    return { ...(title && { title }), pages: items.map(({ url }) => url) }
  },
}

/** Addresses and types of the feeds that the heads of pages name. */
export function feedsIn(html: string): [address: string, type: string][] {
  return (html.match(/<link [^>]*>/g) ?? []).flatMap((tag) => {
    const type = / type="([^"]*)"/.exec(tag)?.[1] ?? ''
    const address = / href="([^"]*)"/.exec(tag)?.[1]
    return address && Object.hasOwn(formats, type) ? [[address, type]] : []
  })
}

/**
 * What is wrong with a feed, by another's parser: it has a title, and each entry leads to a page of
 * `known`.
 */
export async function feedErrors([address, type]: [string, string], known: Set<string>): Promise<string[]> {
  try {
    const { title, pages } = formats[type]?.(await (await ask(address)).text()) ?? { pages: [] }
    const strange = pages.filter((page) => page === undefined || !known.has(page))
    return [
      ...(title ? [] : [`${address} has no title`]),
      ...(pages.length > 0 ? [] : [`${address} has no entries`]),
      ...strange.map((page) => `${address} leads to ${page ?? 'nothing'}`),
    ]
  } catch (error) {
    return [`${address}: ${String(error)}`]
  }
}
