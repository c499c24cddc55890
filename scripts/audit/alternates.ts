/**
 * The canonical address of a page and what it names as itself in other languages: address by
 * hreflang.
 */
export interface Alternates {
  canonical: string | undefined
  links: Map<string, string>
}

const attribute = (tag: string, name: string) =>
  new RegExp(` ${name}="([^"]*)"`, 'i').exec(tag)?.[1]?.replaceAll('&amp;', '&')

/** Reads the head of a page. */
export function alternatesOf(html: string): Alternates {
  const tags = html.match(/<link [^>]*>/g) ?? []
  const canonical = tags.find((tag) => attribute(tag, 'rel') === 'canonical')
  return {
    canonical: canonical && attribute(canonical, 'href'),
    links: new Map(
      tags.flatMap((tag) => {
        const [language, href] = [attribute(tag, 'hreflang'), attribute(tag, 'href')]
        return attribute(tag, 'rel') === 'alternate' && language && href ? [[language, href]] : []
      }),
    ),
  }
}

const sameLinks = (a: Alternates, b: Alternates) =>
  a.links.size === b.links.size && [...a.links].every(([language, href]) => b.links.get(language) === href)

/**
 * A line for each page, of those that are their own canonical page, with an alternate that does not
 * name it in turn.
 */
export function oneSided(pages: Map<string, Alternates>): string[] {
  return [...pages].flatMap(([address, own]) =>
    own.canonical !== address
      ? []
      : [...own.links].flatMap(([language, href]) => {
          const other = pages.get(href)
          return other && sameLinks(own, other)
            ? []
            : [`${address} names ${href} as ${language}, which does not answer in kind`]
        }),
  )
}
