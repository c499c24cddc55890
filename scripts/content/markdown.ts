import { breakable } from '#i18n/breakable.ts'
import { Marked, type Tokens } from 'marked'
import * as v from 'valibot'
import { parse as parseYaml, YAMLParseError } from 'yaml'
import { ArticleHtml, type Toc } from '#model/article.ts'
import { calloutHtml, calloutKind } from '#model/callout.ts'
import { articleSources, columnWidth } from '#model/picture-sizes.ts'
import { escapeHtml } from '#model/escape-html.ts'
import { readingMinutes } from '#model/reading-minutes.ts'

/** Markdown ends `**` after a full-width mark only before a space, which the page does not need. */
const spaceAfterFullWidth = /([：，。；！？）]<\/strong>) /g

interface Context {
  /** Adds the language of the file to an internal path. */
  localize(path: string): string
  /** Width and height of a picture in px; `undefined`, with a fault, if it does not exist. */
  sizeOf(id: string): { width: number; height: number } | undefined
}

/** @throws Error that names the line, and what editors usually do wrong there */
function parseFront(text: string): unknown {
  try {
    return parseYaml(text)
  } catch (error) {
    const line = error instanceof YAMLParseError ? (error.linePos?.[0].line ?? 1) : 1
    const found = text.split('\n')[line - 1]?.trim()
    // The first line of the file is `---`.
    throw new Error(
      `line ${line + 1}: "${found}": put the value into double quotes, such as title: "Orders: how they work"`,
      { cause: error },
    )
  }
}

/**
 * Converts a Markdown file: YAML front matter (`front`, unchecked), `html`, and its headings (`toc`)
 * with `section-N` ids. `links` are internal paths, `readTime` is minutes, at least 1.
 * @throws Error if the front matter is missing or invalid YAML, or the text is empty
 */
export function parseMarkdown(source: string, { localize, sizeOf }: Context) {
  const parts = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source.replaceAll('\r\n', '\n'))
  if (!parts) throw new Error('the file must start with front matter between two lines of ---')
  const front = parseFront(parts[1] ?? '')
  const body = parts[2] ?? ''
  const toc: Toc = []
  const links: string[] = []
  const faults: string[] = []
  /** The last heading: the name of the tables below it. */
  let above = ''
  const marked = new Marked({ gfm: true })
  marked.use({
    renderer: {
      heading({ tokens, depth, text }: Tokens.Heading) {
        const html = this.parser.parseInline(tokens).replaceAll(/\p{Script=Han}+/gu, breakable)
        above = escapeHtml(text)
        if (depth === 1) faults.push(`write "## ${text}": the first level is the title's`)
        if (depth !== 2) return `<h${depth}>${html}</h${depth}>\n`
        const id = `section-${toc.length + 1}`
        toc.push({ id, title: this.parser.parseInline(tokens, this.parser.textRenderer) })
        return `<h2 id="${id}">${html}</h2>\n`
      },
      link({ href, tokens }: Tokens.Link) {
        const html = this.parser.parseInline(tokens)
        if (href.startsWith('https://')) {
          return `<a href="${escapeHtml(href)}" target="_blank" rel="noopener noreferrer">${html}</a>`
        }
        if (!/^(?:[/#]|mailto:)/.test(href))
          faults.push(`a link must be https, a path, #… or a mail address, not "${href}"`)
        if (href.startsWith('/')) links.push(href)
        return `<a href="${escapeHtml(href.startsWith('/') ? localize(href) : href)}">${html}</a>`
      },
      table(token: Tokens.Table) {
        // An empty cell is not a heading.
        const cell = (text: string, tag: string) =>
          tag === 'th' && text ? `<th scope="col">${text}</th>` : `<td>${text}</td>`
        const row = (cells: Tokens.TableCell[], tag: 'th' | 'td') =>
          `<tr>${cells.map(({ tokens }) => cell(this.parser.parseInline(tokens), tag)).join('')}</tr>`
        const rows = token.rows.map((cells) => row(cells, 'td')).join('')
        const name = above && ` aria-label="${above}"`
        return `<div class="table-box" tabindex="0"><table${name}><thead>${row(token.header, 'th')}</thead><tbody>${rows}</tbody></table></div>\n`
      },
      blockquote({ text, tokens }: Tokens.Blockquote) {
        const html = this.parser.parse(tokens)
        const kind = calloutKind(/^\*\*(.+?)\*\*/.exec(text)?.[1] ?? '')
        return `${kind ? calloutHtml(kind, html) : `<blockquote>${html}</blockquote>`}\n`
      },
      // A task is a box to tick on paper. A control would need a label, and would tick nothing.
      checkbox: () => '<span class="check-box"></span>',
      html({ text }: Tokens.HTML | Tokens.Tag) {
        faults.push(`write Markdown only, not HTML: ${text.trim().slice(0, 60)}`)
        return ''
      },
      image({ href, text }: Tokens.Image) {
        if (!text.trim()) faults.push(`picture "${href}": write what it shows, ![A desk with two screens](${href})`)
        const size = sizeOf(href)
        if (!size) return ''
        const width = Math.min(size.width, columnWidth)
        const height = Math.round((size.height * width) / size.width)
        const { src, srcset } = articleSources(href, width)
        return `<img src="${src}" srcset="${srcset}" alt="${escapeHtml(text)}" width="${width}" height="${height}" loading="lazy" decoding="async">`
      },
    },
  })
  const html = v.parse(ArticleHtml, marked.parse(body, { async: false }).replaceAll(spaceAfterFullWidth, '$1'))
  return { front, html, toc, links, faults, readTime: readingMinutes(html) }
}
