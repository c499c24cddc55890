import * as v from 'valibot'

/** All of a record but its body and what the response itself says. */
const Facts = v.object({
  /** Version of the rendering: ETag of the HTML and `?v=` of the state. */
  version: v.string(),
  /** All headers of the HTML but those that depend on how an answer came about. */
  headers: v.record(v.string(), v.string()),
  /** When the oldest copy used in the page was fetched (ms since 1970); absent without copies. */
  copiedAt: v.optional(v.number()),
  /** Time (ms) spent waiting for content, and on the rest of the rendering. */
  contentMs: v.number(),
  renderMs: v.number(),
  /** Why rendering failed, for log and error report; never shown to visitors. */
  failure: v.optional(v.string()),
})

/** One rendering of one page. It travels as one body, so HTML and state always match. */
export interface PageRecord extends v.InferOutput<typeof Facts> {
  status: number
  html: Uint8Array<ArrayBuffer>
  /** JSON that hydration reads; empty when the page is an error. */
  state: Uint8Array<ArrayBuffer>
  /** Age in the platform's cache, in s. */
  age?: number
  /** Whether the platform's cache served it after it had expired. */
  expired?: boolean
}

/** Header with the facts, as JSON in characters that a header may have. */
const factsHeader = 'x-page-record'
const FactsHeader = v.pipe(
  v.string(),
  v.transform(decodeURIComponent),
  v.parseJson(),
  v.object({ ...Facts.entries, htmlBytes: v.number() }),
)

/** Headers that tell the platform's cache how long to keep a record, and what purges it. */
const edgeHeaders = ['cache-tag', 'cloudflare-cdn-cache-control']

/** Packs a record: HTML, then state. */
export function packRecord(record: PageRecord): Response {
  const { status, html, state, ...facts } = record
  const headers = new Headers({ 'content-type': 'application/octet-stream', 'cache-control': 'no-store' })
  for (const name of edgeHeaders) headers.set(name, facts.headers[name] ?? '')
  headers.set(factsHeader, encodeURIComponent(JSON.stringify({ ...facts, htmlBytes: html.length })))
  return new Response(new Blob([html, state]), { status, headers })
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
