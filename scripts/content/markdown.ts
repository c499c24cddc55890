import { Marked, type Tokens } from 'marked'
import { parse as parseYaml } from 'yaml'
import { calloutHtml, calloutKind } from '#model/callout.ts'
import { readingMinutes } from '#model/reading-minutes.ts'
import { calloutWords } from './messages.ts'

/** A Markdown file: its front matter, unchecked, and its body as the site shows it. */
export interface MarkdownFile {
  front: unknown
  /** The body as it was written. */
  body: string
  html: string
  toc: { id: string; title: string }[]
  /** Paths of our own pages that the body links to. */
  links: string[]
  /** Minutes it takes to read, at least 1. */
  readTime: number
}

const words = calloutWords()

const escapeAttribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/**
 * Markdown ends `**` after a full-width mark only before a space; on the page the mark's own width
 * is space enough.
 */
const spaceAfterFullWidth = /([：，。；！？）]<\/strong>) /g

/**
 * Reads a Markdown file with YAML front matter. `localize` turns a path of ours into its public
 * form in the language of the file. External links open a new tab; tables scroll in a box of their
 * own; headings get `section-N` ids.
 * @throws Error when the front matter is missing, or the body holds HTML
 */
export function parseMarkdown(source: string, localize: (path: string) => string): MarkdownFile {
  const parts = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source.replaceAll('\r\n', '\n'))
  if (!parts) throw new Error('the file must start with front matter between two lines of ---')
  const body = parts[2] ?? ''
  const toc: MarkdownFile['toc'] = []
  const links: string[] = []
  const marked = new Marked({ gfm: true })
  marked.use({
    renderer: {
      heading({ tokens, depth }: Tokens.Heading) {
        const html = this.parser.parseInline(tokens)
        if (depth !== 2) return `<h${depth}>${html}</h${depth}>\n`
        const id = `section-${toc.length + 1}`
        toc.push({ id, title: this.parser.parseInline(tokens, this.parser.textRenderer) })
        return `<h2 id="${id}">${html}</h2>\n`
      },
      link({ href, tokens }: Tokens.Link) {
        const html = this.parser.parseInline(tokens)
        if (href.startsWith('https://')) {
          return `<a href="${escapeAttribute(href)}" target="_blank" rel="noopener noreferrer">${html}</a>`
        }
        if (!/^(?:[/#]|mailto:)/.test(href))
          throw new Error(`a link must be https, a path, #… or a mail address, not "${href}"`)
        if (href.startsWith('/')) links.push(href)
        return `<a href="${escapeAttribute(href.startsWith('/') ? localize(href) : href)}">${html}</a>`
      },
      table(token: Tokens.Table) {
        // An empty corner is no heading.
        const cell = (text: string, tag: string) =>
          tag === 'th' && text ? `<th scope="col">${text}</th>` : `<td>${text}</td>`
        const row = (cells: Tokens.TableCell[], tag: 'th' | 'td') =>
          `<tr>${cells.map(({ tokens }) => cell(this.parser.parseInline(tokens), tag)).join('')}</tr>`
        const rows = token.rows.map((cells) => row(cells, 'td')).join('')
        return `<div class="table-box" tabindex="0"><table><thead>${row(token.header, 'th')}</thead><tbody>${rows}</tbody></table></div>\n`
      },
      blockquote({ text, tokens }: Tokens.Blockquote) {
        const html = this.parser.parse(tokens)
        const kind = calloutKind(words, /^\*\*(.+?)\*\*/.exec(text)?.[1] ?? '')
        return `${kind ? calloutHtml(kind, html) : `<blockquote>${html}</blockquote>`}\n`
      },
      html({ text }: Tokens.HTML | Tokens.Tag) {
        throw new Error(`write Markdown only, not HTML: ${text.trim().slice(0, 60)}`)
      },
      image() {
        throw new Error('pictures belong into the front matter, not into the text')
      },
    },
  })
  const html = marked.parse(body, { async: false }).replaceAll(spaceAfterFullWidth, '$1')
  return { front: parseYaml(parts[1] ?? ''), body: body.trim(), html, toc, links, readTime: readingMinutes(html) }
}
