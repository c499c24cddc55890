import sanitizeHtml from 'sanitize-html'
import { defaultLocale, type Locale } from '#i18n/locales.ts'
import { localizePath, splitLocale } from '#i18n/paths.ts'
import { calloutHtml, calloutKind } from '#model/callout.ts'
import { articleSources } from '#model/picture-sizes.ts'

/** The context of a rich text that decides how it is cleaned. */
export interface HtmlContext {
  locale: Locale
  /** The asset server (`ASSET_URL`). */
  assetUrl?: string | undefined
  /** Host of the site, as editors write it in links. */
  ownHost?: string | undefined
  /** Collects the names of lost elements. */
  dropped?: Set<string>
}

/** The largest width or height (px) that an editor may set. */
const maxPixels = 4000

/** Elements that go with their text. */
const textless = (
  'script style noscript template iframe object embed svg math title ' +
  'textarea select option button xmp noembed noframes plaintext'
).split(' ')
/** Elements that take visible content with them. */
const lost = new Set([...textless, 'video', 'audio', 'canvas', 'form', 'input'])

const blocks = 'p h2 h3 h4 h5 h6 blockquote pre hr ul ol li dl dt dd figure figcaption img'
const tables = 'table caption thead tbody tfoot tr th td'
const phrases = 'a strong b em i u s del ins mark small sub sup code kbd abbr br'
const allowedTags = [blocks, tables, phrases].flatMap((names) => names.split(' '))

const allowedAttributes = {
  a: ['href', 'target', 'rel'],
  img: ['src', 'srcset', 'alt', 'width', 'height', 'loading', 'decoding'],
  h2: ['id'],
  h3: ['id'],
  ol: ['start'],
  th: ['scope', 'colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
}

/**
 * Sanitises HTML of the content server: only listed elements and attributes stay. Headings get the
 * ids `section-1`, `section-1-1` …; external links open a new tab, internal ones lead to the text's
 * language; pictures come through `/media`; tables scroll in a box; a block quote that begins with
 * a bold label is a callout.
 */
export function cleanHtml(html: string, context: HtmlContext): string {
  const { assetUrl, dropped } = context
  let section = 0
  let part = 0
  const heading = () => {
    section += 1
    part = 0
    return { tagName: 'h2', attribs: { id: `section-${section}` } }
  }
  const clean = sanitizeHtml(html, {
    allowedTags,
    allowedAttributes,
    nonTextTags: textless,
    // A second lock: the functions below write all addresses anew.
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    // Style attributes are not allowed, so they need no parser.
    parseStyleAttributes: false,
    transformTags: {
      // The page has a first-level heading of its own.
      h1: heading,
      h2: heading,
      h3: () => ({ tagName: 'h3', attribs: { id: `section-${section}-${(part += 1)}` } }),
      a: (tagName, { href = '' }) => ({ tagName, attribs: linkAttributes(href, context) }),
      img: (tagName, attribs) => ({ tagName, attribs: pictureAttributes(attribs, assetUrl) }),
    },
    onOpenTag: (name) => {
      if (lost.has(name)) dropped?.add(name)
    },
    exclusiveFilter({ tag, attribs }) {
      const isForeign = tag === 'img' && !attribs.src
      if (isForeign) dropped?.add('img of another server')
      return isForeign
    },
  })
  return clean
    .replaceAll(labelledQuote, (_, html: string, label: string) => calloutHtml(calloutKind(label) ?? 'tip', html))
    .replaceAll('<table>', '<div class="table-box" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>')
}

/** A block quote that begins with a bold label and contains no other block quote. */
const labelledQuote =
  /<blockquote>(\s*(?:<p>\s*)?<(?:strong|b)>([^<]{1,40})<\/(?:strong|b)>(?:(?!<\/?blockquote>)[^])*)<\/blockquote>/g

/** Base of relative addresses. `URL` reads them like a browser, with controls and white space. */
const base = 'https://site.invalid'

function linkAttributes(href: string, { locale, ownHost }: HtmlContext): Record<string, string> {
  const url = URL.parse(href, base)
  if (!href || !url) return {}
  const { protocol, pathname, search, hash } = url
  if (url.origin === base || url.host === ownHost) {
    if (href.startsWith('#')) return { href: hash || '#' }
    const path = pathname + search + hash
    return { href: splitLocale(pathname).locale === defaultLocale ? localizePath(locale, path) : path }
  }
  if (protocol === 'http:' || protocol === 'https:')
    return { href: url.href, target: '_blank', rel: 'noopener noreferrer' }
  return protocol === 'mailto:' || protocol === 'tel:' ? { href: url.href } : {}
}

/**
 * A picture of the asset server, with the size that the editor set; empty for other servers.
 * `/media/{id}` answers only a few widths; the heights follow.
 */
function pictureAttributes(attribs: Record<string, string>, assetUrl: string | undefined): Record<string, string> {
  const url = URL.parse(attribs.src ?? '', base)
  const id = url && assetId(url, assetUrl)
  if (!id) return {}
  const width = pixels(attribs.width ?? url.searchParams.get('width'))
  const height = pixels(attribs.height ?? url.searchParams.get('height'))
  return {
    ...articleSources(id, width),
    alt: attribs.alt ?? '',
    ...(width && { width: String(width) }),
    ...(width && height && { height: String(height) }),
    loading: 'lazy',
    decoding: 'async',
  }
}

function assetId({ href, pathname }: URL, assetUrl: string | undefined): string | undefined {
  const path = assetUrl && href.startsWith(`${assetUrl}/`) ? href.slice(assetUrl.length) : pathname
  return (
    /^\/(?:.*\/)?(?:assets|media)\/([\w-]+)/.exec(path)?.[1] ??
    (path === pathname ? undefined : /^\/([\w-]+)/.exec(path)?.[1])
  )
}

function pixels(value: string | null | undefined): number | undefined {
  const number = /^\d+$/.test(value ?? '') ? Number(value) : 0
  return number > 0 && number <= maxPixels ? number : undefined
}
