const formats = [
  { file: 'rss.xml', type: 'application/rss+xml', name: 'RSS' },
  { file: 'atom.xml', type: 'application/atom+xml', name: 'Atom' },
  { file: 'feed.json', type: 'application/feed+json', name: 'JSON Feed' },
]

/** Links to the feeds of the list at `address` (worker/crawlers/feeds.ts). */
export const feedLinks = (address: string, title: string) =>
  formats.map(({ file, type, name }) => ({
    rel: 'alternate',
    type,
    title: `${title} (${name})`,
    href: `${address}/${file}`,
  }))
