import type { AnyRouteMatch } from '@tanstack/react-router'
import { localeCodes, locales, type Locale } from '#i18n/locales.ts'
import { escapeHtml } from '#model/escape-html.ts'

/** Attributes whose names differ between React and HTML. */
const htmlNames: Record<string, string> = { charSet: 'charset', crossOrigin: 'crossorigin', hrefLang: 'hreflang' }

/** A void element. */
function tag(name: 'meta' | 'link', attributes: object): string {
  let html = `<${name}`
  for (const [attribute, value] of Object.entries(attributes)) {
    if (value !== undefined) html += ` ${htmlNames[attribute] ?? attribute}="${escapeHtml(String(value))}"`
  }
  return `${html}/>`
}

/** Structured data. `<` is escaped, so that the data cannot end the script element. */
const dataScript = (graph: unknown) =>
  `<script type="application/ld+json">${JSON.stringify(graph).replaceAll('<', String.raw`\u003c`)}</script>`

/**
 * Meta tags that repeat a name, of which the router's own head keeps one. They stay in the document.
 * @param translated the languages (`hreflang`) in which the page exists
 */
const repeatedMeta = (locale: Locale, translated: readonly (string | undefined)[]) => [
  { name: 'theme-color', media: '(prefers-color-scheme: light)', content: '#fbfaf6' },
  { name: 'theme-color', media: '(prefers-color-scheme: dark)', content: '#07141f' },
  { property: 'og:locale', content: locales[locale].ogLocale },
  ...localeCodes
    .filter((code) => code !== locale && translated.includes(locales[code].tag))
    .map((code) => ({ property: 'og:locale:alternate', content: locales[code].ogLocale })),
]

/**
 * The content of `<head>` as the router's `HeadContent` renders it in browsers
 * (router-contract.test.tsx compares): of titles and of meta tags of one name the last, then
 * links, then what it cannot write, then data.
 */
export function headHtml(matches: readonly Pick<AnyRouteMatch, 'meta' | 'links'>[], locale: Locale): string {
  let title = ''
  const metas = new Map<string, object>()
  let links = ''
  const translated: (string | undefined)[] = []
  let data = ''
  for (const match of matches) {
    for (const meta of match.meta ?? []) {
      if (!meta) continue
      if ('title' in meta) title = meta.title ?? title
      else if ('script:ld+json' in meta) data += dataScript(meta['script:ld+json'])
      else metas.set(meta.name ?? meta.property ?? 'charset', meta)
    }
    for (const link of match.links ?? []) {
      if (!link) continue
      // The browser's components let React manage style sheets; React recognizes them by this
      // attribute.
      links += tag('link', link.rel === 'stylesheet' ? { ...link, 'data-precedence': 'default' } : link)
      translated.push(link.hrefLang)
    }
  }
  let html = ''
  for (const meta of metas.values()) html += tag('meta', meta)
  html += `<title>${escapeHtml(title)}</title>${links}`
  for (const meta of repeatedMeta(locale, translated)) html += tag('meta', meta)
  return html + data
}
