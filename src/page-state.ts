import type { PagePayload } from './page-payload.ts'
import { utf8, Utf8Writer } from './utf8-writer.ts'

/** What follows from the data of a page. */
interface PageState {
  /** All that the page is made of, in short: the same text, the same page. */
  source: string
  /** The state as JSON, UTF-8. */
  state: Uint8Array<ArrayBuffer>
  /** A name for the page: 16 hexadecimal digits. */
  version: string
  /** The content of the head, as HTML. */
  head: string
}

/** A value as JSON (UTF-8), written once for as long as the value lives, and a name that stands for it. */
interface Part {
  bytes: Uint8Array<ArrayBuffer>
  name: string
  /** The page that was made last with this part as its own content: mostly there is one. */
  page?: PageState
}

const parts = new WeakMap<object, Part>()
/** Characters of JSON; what is shorter is written as fast as it is found. */
const shortestPart = 500

async function digestOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', bytes)
  return new DataView(digest).getBigUint64(0).toString(16).padStart(16, '0')
}

async function write(value: unknown): Promise<Part | string> {
  const json = JSON.stringify(value)
  if (typeof value !== 'object' || value === null || json.length < shortestPart) return json
  const bytes = utf8(json)
  const part = { bytes, name: await digestOf(bytes) }
  parts.set(value, part)
  return part
}

/** The JSON of a page's state in pieces. The values of loader data are mostly the content's own objects, the same for page after page. */
async function piecesOf({ router, ...page }: PagePayload): Promise<(Part | string)[]> {
  const pieces: (Part | string)[] = [`${JSON.stringify(page).slice(0, -1)},"router":{"matches":[`]
  let between = ''
  for (const match of router.matches) {
    const data = match.l
    pieces.push(between + JSON.stringify({ ...match, l: undefined }).slice(0, -1))
    between = ','
    if (typeof data === 'object' && data !== null && !Array.isArray(data)) {
      let before = ',"l":{'
      for (const [key, value] of Object.entries(data)) {
        if (value === undefined) continue
        pieces.push(`${before}${JSON.stringify(key)}:`, parts.get(value) ?? (await write(value)))
        before = ','
      }
      pieces.push(before === ',' ? '}' : ',"l":{}')
    } else if (data !== undefined) pieces.push(`,"l":${JSON.stringify(data)}`)
    pieces.push('}')
  }
  return [...pieces, ']}}']
}

/**
 * The state of a page, its name and its head, which are remembered with the content: of a page that was made before of the same data,
 * nothing but the short names of the data is written again.
 * @param more what the page is made of besides its state
 */
export async function pageState(payload: PagePayload, more: string, makeHead: () => string): Promise<PageState> {
  const pieces = await piecesOf(payload)
  let source = more
  for (const piece of pieces) source += typeof piece === 'string' ? piece : piece.name
  const own = pieces.findLast((piece) => typeof piece !== 'string')
  if (own?.page?.source === source) return own.page

  const version = await digestOf(utf8(source))
  const writer = new Utf8Writer()
  for (const piece of pieces) {
    if (typeof piece === 'string') writer.text(piece)
    else writer.bytes(piece.bytes)
  }
  const page = { source, state: writer.done(), version, head: makeHead() }
  if (own) own.page = page
  return page
}
