import type { AnyRouteMatch } from '@tanstack/react-router'
import type { Locale } from '#i18n/locales.ts'
import { repeatedMeta } from './repeated-meta.ts'

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const special = /[&<>"]/
const escaped = (text: string) =>
  special.test(text) ? text.replace(/[&<>"]/g, (character) => escapes[character] ?? '') : text

/** A tag without content. Attributes have React's names, which for those of a head differ from HTML's in capitals alone. */
function tag(name: 'meta' | 'link', attributes: object): string {
  let html = `<${name}`
  for (const [attribute, value] of Object.entries(attributes)) {
    if (value !== undefined) html += ` ${attribute.toLowerCase()}="${escaped(String(value))}"`
  }
  return `${html}/>`
}

/**
 * The content of a page's `<head>`, as the components of document-head.tsx would write it (document-head.test.tsx holds them equal): the last
 * title, of each name and property the last one, every link, then structured data.
 */
export function headHtml(matches: readonly Pick<AnyRouteMatch, 'meta' | 'links'>[], locale: Locale): string {
  let title = ''
  const metas = new Map<string, object>()
  let data = ''
  for (const meta of matches.flatMap((match) => match.meta ?? [])) {
    if (!meta) continue
    if ('script:ld+json' in meta) {
      // In a script nothing but `<` could end it.
      const json = JSON.stringify(meta['script:ld+json']).replaceAll('<', String.raw`\u003c`)
      data += `<script type="application/ld+json">${json}</script>`
    } else if ('title' in meta) {
      title = meta.title ?? title
    } else {
      metas.set(meta.name ?? meta.property ?? 'charset', meta)
    }
  }
  const links = matches.flatMap((match) => match.links ?? []).filter((link) => link !== undefined)
  let html = ''
  for (const meta of metas.values()) html += tag('meta', meta)
  html += `<title>${escaped(title)}</title>`
  for (const link of links) {
    // The browser's components leave a style sheet to React, which knows it by this name.
    html += tag('link', link.rel === 'stylesheet' ? { ...link, 'data-precedence': 'default' } : link)
  }
  const translated = links.map((link) => link.hrefLang)
  for (const meta of repeatedMeta(locale, translated)) html += tag('meta', meta)
  return html + data
}
