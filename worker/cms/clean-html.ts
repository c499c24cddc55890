import sanitizeHtml from 'sanitize-html'
import { defaultLocale, type Locale } from '#i18n/locales.ts'
import { localizePath, splitLocale } from '#i18n/paths.ts'
import { calloutHtml, calloutKind } from '#model/callout.ts'
import { articleSources } from '#model/picture-sizes.ts'

/** Where a rich text stands. */
export interface Place {
  locale: Locale
  /** The asset server, when the operator named one (`ASSET_URL`). */
  assetUrl: string | undefined
  /** Our own host, as editors write it in links. */
  ownHost?: string | undefined
  /** Takes the names of what is lost with its content. */
  dropped?: Set<string>
}

/** The widest (px) that an editor may name. */
const maxPixels = 4000

/** Elements of which not even the text is kept. */
const textless = (
  'script style noscript template iframe object embed svg math title ' +
  'textarea select option button xmp noembed noframes plaintext'
).split(' ')
/** With those of which nothing is seen without the element itself. */
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
 * HTML of the content server as the site shows it: only elements and attributes of a list.
 * Headings get the ids `section-1`, `section-1-1` …; links to elsewhere open a new tab, those of
 * ours lead to the text's language; pictures come through `/media`; tables scroll in a box; a block
 * quote that begins with a bold word is a callout.
 */
export function cleanHtml(html: string, place: Place): string {
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
    // Addresses were made anew below; this is the second lock.
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    // Styles are not allowed at all, so they need not be read.
    parseStyleAttributes: false,
    transformTags: {
      // The page has a first-level heading of its own.
      h1: heading,
      h2: heading,
      h3: () => ({ tagName: 'h3', attribs: { id: `section-${section}-${(part += 1)}` } }),
      a: (tagName, { href = '' }) => ({ tagName, attribs: linkAttributes(href, place) }),
      img: (tagName, attribs) => ({ tagName, attribs: pictureAttributes(attribs, place.assetUrl) }),
    },
    onOpenTag: (name) => {
      if (lost.has(name)) place.dropped?.add(name)
    },
    exclusiveFilter({ tag, attribs }) {
      const isForeign = tag === 'img' && !attribs.src
      if (isForeign) place.dropped?.add('img of another server')
      return isForeign
    },
  })
  return clean
    .replaceAll(labelledQuote, (_, html: string, label: string) => calloutHtml(calloutKind(label) ?? 'tip', html))
    .replaceAll('<table>', '<div class="table-box" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>')
}

/** A block quote without another in it, that begins with a bold word. */
const labelledQuote =
  /<blockquote>(\s*(?:<p>)?\s*<(?:strong|b)>([^<]{1,40})<\/(?:strong|b)>(?:(?!<\/?blockquote>)[^])*)<\/blockquote>/g

/** Stands for our own origin, to read a path the way a browser does. */
const here = 'https://site.invalid'

/** `address` as a browser reads it, with controls and white space; `null` for none. */
const parse = (address: string) => URL.parse(address, here)

function linkAttributes(href: string, { locale, ownHost }: Place): Record<string, string> {
  const url = parse(href)
  if (!href || !url) return {}
  if (url.origin === here || url.host === ownHost) return { href: ownAddress(href, url, locale) }
  if (url.protocol === 'http:' || url.protocol === 'https:')
    return { href: url.href, target: '_blank', rel: 'noopener noreferrer' }
  return url.protocol === 'mailto:' || url.protocol === 'tel:' ? { href: url.href } : {}
}

function ownAddress(href: string, { pathname, search, hash }: URL, locale: Locale): string {
  if (href.startsWith('#')) return hash || '#'
  const path = pathname + search + hash
  return splitLocale(pathname).locale === defaultLocale ? localizePath(locale, path) : path
}

/**
 * A picture of the asset server, with its size where the editor named one; none of another server.
 * Its files come in a few widths (`/media/{id}` answers no others), and the heights follow.
 */
function pictureAttributes(attribs: Record<string, string>, assetUrl: string | undefined): Record<string, string> {
  const url = parse(attribs.src ?? '')
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
