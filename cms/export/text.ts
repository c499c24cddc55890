import { isDeepStrictEqual } from 'node:util'
import { htmlToMarkdown } from '@mdream/js/core'
import { Document, parseDocument } from 'yaml'
import { editorHtml } from '../setup/records.ts'

/** A text of the site: its front matter, and its HTML. */
export interface Text {
  front: Record<string, unknown>
  html: string
}

/** Keeps the converter from writing a space before a link: Chinese has none. */
const joiner = '\u2060'

/** A text in Markdown, as an editor would write it: a picture by its name, links without language. */
export const markdownOf = (html: string): string =>
  htmlToMarkdown(
    editorHtml(html)
      .replaceAll(/<img src="\/media\/([\w-]+)[^>]*? alt="([^"]*)"[^>]*>/g, '<img src="$1" alt="$2">')
      .replaceAll(/(?<=[^\s>])<a /g, `${joiner}<a `)
      // The server writes the path of a host without one.
      .replaceAll(/( href="https:\/\/[^/"]+)\/"/g, '$1"'),
  )
    .replaceAll(new RegExp(`${joiner} ?`, 'g'), '')
    .replaceAll(/\[([^\]]+)\]\(mailto:\1\)/g, '$1')
    .trim()

const blocksOf = (markdown: string) => markdown.trim().split(/\n{2,}/)

/** The body `raw` with the changed blocks of the server. Other blocks keep their form, such as references. */
function mergeBody(raw: string, before: string, now: string): string {
  const [old, own] = [blocksOf(markdownOf(before)), blocksOf(raw)]
  const blocks = blocksOf(markdownOf(now))
  if (isDeepStrictEqual(old, blocks)) return raw
  const kept = old.length === own.length ? new Map(old.map((block, index) => [block, own[index]])) : new Map()
  return `${blocks.map((block) => kept.get(block) ?? block).join('\n\n')}\n`
}

/** The file of a text: `raw` with the fields and blocks that differ between `before` and `now`. */
export function mergeText(now: Text, raw?: string, before?: Text): string {
  const [, front = '', body = ''] = /^---\n([\s\S]*?)\n---\n\n?([\s\S]*)$/.exec(raw ?? '') ?? []
  const document = raw ? parseDocument(front) : new Document({})
  let isChanged = !raw
  const write = (path: string[], own: unknown, old: unknown) => {
    if (own === undefined || isDeepStrictEqual(own, old)) return
    if (typeof own === 'object' && own !== null && !Array.isArray(own) && typeof old === 'object' && old !== null) {
      for (const [name, value] of Object.entries(own)) write([...path, name], value, Reflect.get(old, name))
      return
    }
    document.setIn(path, document.createNode(own, { flow: Array.isArray(own) }))
    isChanged = true
  }
  for (const [name, value] of Object.entries(now.front)) write([name], value, before?.front[name])
  const head = isChanged ? document.toString({ lineWidth: 0, flowCollectionPadding: false }).trim() : front
  const text = raw && before ? mergeBody(body, before.html, now.html) : `${markdownOf(now.html)}\n`
  return `---\n${head}\n---\n\n${text}`
}
