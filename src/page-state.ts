import { joinBytes } from './join-bytes.ts'
import type { PagePayload } from './page-payload.ts'

/** A value as JSON (UTF-8), written once for as long as the value lives, and a name that stands for it. */
interface Part {
  bytes: Uint8Array<ArrayBuffer>
  name: string
}

const parts = new WeakMap<object, Part>()
/** Characters of JSON; what is shorter is written as fast as it is found. */
const shortestPart = 500
const encoder = new TextEncoder()

async function digestOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', bytes)
  return new DataView(digest).getBigUint64(0).toString(16).padStart(16, '0')
}

/** A name for what `text` says: 16 hexadecimal digits. */
export const nameOf = (text: string) => digestOf(encoder.encode(text))

async function write(value: unknown): Promise<Part | string> {
  const json = JSON.stringify(value)
  if (typeof value !== 'object' || value === null || json.length < shortestPart) return json
  const bytes = encoder.encode(json)
  const part = { bytes, name: await digestOf(bytes) }
  parts.set(value, part)
  return part
}

/**
 * A page's state as JSON (UTF-8), and its `source`: a much shorter text, which differs when the JSON does. The values of loader data are mostly
 * the content's own objects, the same for page after page.
 */
export async function writeState({ router, ...page }: PagePayload) {
  const json: Uint8Array[] = []
  let source = ''
  let text = ''
  const add = (part: Part) => {
    json.push(encoder.encode(text), part.bytes)
    source += text + part.name
    text = ''
  }
  text += `${JSON.stringify(page).slice(0, -1)},"router":{"matches":[`
  for (const [index, { l: data, ...match }] of router.matches.entries()) {
    text += (index > 0 ? ',' : '') + JSON.stringify(match).slice(0, -1)
    if (typeof data === 'object' && data !== null && !Array.isArray(data)) {
      text += ',"l":{'
      let separator = ''
      for (const [key, value] of Object.entries(data)) {
        if (value === undefined) continue
        text += `${separator}${JSON.stringify(key)}:`
        separator = ','
        const written = parts.get(value) ?? (await write(value))
        if (typeof written === 'string') text += written
        else add(written)
      }
      text += '}'
    } else if (data !== undefined) text += `,"l":${JSON.stringify(data)}`
    text += '}'
  }
  text += ']}}'
  json.push(encoder.encode(text))
  return { json: joinBytes(json), source: source + text }
}
