import * as v from 'valibot'

/** One rendering of one page. It travels as one body, so HTML and state always match. */
export interface PageRecord {
  status: number
  /** Version of the rendering: ETag of the HTML and `?v=` of the state. */
  version: string
  html: Uint8Array<ArrayBuffer>
  /** `Link` header of what the first paint needs. */
  preload?: string | undefined
  /** JSON that hydration reads; empty when the page is an error. */
  state: Uint8Array<ArrayBuffer>
  /** When the oldest copy used in the page was fetched (ms since 1970); absent without copies. */
  staleSince?: number | undefined
  /** Age in the platform's cache, in s. */
  age?: number | undefined
  /** Whether the platform's cache served it after it had expired. */
  expired?: boolean | undefined
  /** Time (ms) spent waiting for content, and on the rest of the rendering. */
  contentMs: number
  renderMs: number
  /** Why rendering failed, for log and error report; never shown to visitors. */
  failure?: string | undefined
}

/** Header with all of a record but its body, as JSON in characters that a header may have. */
const factsHeader = 'x-page-record'
const Facts = v.object({
  htmlBytes: v.number(),
  version: v.string(),
  preload: v.optional(v.string()),
  staleSince: v.optional(v.number()),
  contentMs: v.number(),
  renderMs: v.number(),
  failure: v.optional(v.string()),
})
const FactsHeader = v.pipe(v.string(), v.transform(decodeURIComponent), v.parseJson(), Facts)

/** Packs a record: HTML, then state. `headers` say how long the edge may cache it. */
export function packRecord(record: PageRecord, headers: Record<string, string>): Response {
  const { status, html, state, ...facts } = record
  const body = new Uint8Array(html.length + state.length)
  body.set(html)
  body.set(state, html.length)
  const packed = encodeURIComponent(JSON.stringify({ ...facts, htmlBytes: html.length }))
  return new Response(body, {
    status,
    headers: { ...headers, 'content-type': 'application/octet-stream', [factsHeader]: packed },
  })
}

/** Inverse of {@link packRecord}, with the platform's `Age` and status. Rejects anything else. */
export async function unpackRecord(response: Response): Promise<PageRecord> {
  const body = new Uint8Array(await response.arrayBuffer())
  const packed = v.safeParse(FactsHeader, response.headers.get(factsHeader))
  if (!packed.success || packed.output.htmlBytes > body.length)
    throw new Error('Pages answered something that is no page record')
  const { htmlBytes, ...facts } = packed.output
  return {
    ...facts,
    status: response.status,
    html: body.subarray(0, htmlBytes),
    state: body.subarray(htmlBytes),
    age: Number(response.headers.get('age') ?? 0),
    expired: /^(STALE|UPDATING)$/.test(response.headers.get('cf-cache-status') ?? ''),
  }
}
