import type { AnyRouteMatch } from '@tanstack/react-router'
import type { Locale } from '#i18n/locales.ts'
import { repeatedMeta } from './repeated-meta.ts'

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const special = /[&<>"]/
const escaped = (text: string) =>
  special.test(text) ? text.replace(/[&<>"]/g, (character) => escapes[character] ?? '') : text

/** Names of attributes that React writes otherwise than HTML. */
const htmlNames: Record<string, string> = { charSet: 'charset', crossOrigin: 'crossorigin', hrefLang: 'hreflang' }

/** A tag without content. */
function tag(name: 'meta' | 'link', attributes: object): string {
  let html = `<${name}`
  for (const [attribute, value] of Object.entries(attributes)) {
    if (value !== undefined) html += ` ${htmlNames[attribute] ?? attribute}="${escaped(String(value))}"`
  }
  return `${html}/>`
}

/** Structured data. In a script nothing but `<` could end it. */
const dataScript = (graph: unknown) =>
  `<script type="application/ld+json">${JSON.stringify(graph).replaceAll('<', String.raw`\u003c`)}</script>`

/**
 * The content of a page's `<head>`, as the components of document-head.tsx would write it (router-contract.test.tsx holds them equal): the last
 * title, of each name and property the last one, every link, then structured data.
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
      // The browser's components leave a style sheet to React, which knows it by this name.
      links += tag('link', link.rel === 'stylesheet' ? { ...link, 'data-precedence': 'default' } : link)
      translated.push(link.hrefLang)
    }
  }
  let html = ''
  for (const meta of metas.values()) html += tag('meta', meta)
  html += `<title>${escaped(title)}</title>${links}`
  for (const meta of repeatedMeta(locale, translated)) html += tag('meta', meta)
  return html + data
}
