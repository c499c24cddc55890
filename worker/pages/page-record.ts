import * as v from 'valibot'

/** The parts of a record that travel in a header. */
const Facts = v.object({
  /** Version of the rendering: ETag of the HTML and `?v=` of the state. */
  version: v.string(),
  /** Headers of the HTML, without those that differ between answers. */
  headers: v.record(v.string(), v.string()),
  /** Fetch time (ms since 1970) of the oldest copy in the page; absent without copies. */
  copiedAt: v.optional(v.number()),
  /** Time (ms) of content reads, and of the rest of the rendering. */
  contentMs: v.number(),
  renderMs: v.number(),
  /** Error of the rendering, for log and error report only. */
  failure: v.optional(v.string()),
})

/** One rendering of a page. HTML and state travel as one body, so they always match. */
export interface PageRecord extends v.InferOutput<typeof Facts> {
  status: number
  html: Uint8Array<ArrayBuffer>
  /** JSON for hydration; empty for an error. */
  state: Uint8Array<ArrayBuffer>
  /** Time (s) in the platform's cache. */
  age?: number
  /** The platform's cache served it stale. */
  expired?: boolean
}

/** Header with the facts as percent-encoded JSON. */
const factsHeader = 'x-page-record'
const FactsHeader = v.pipe(
  v.string(),
  v.transform(decodeURIComponent),
  v.parseJson(),
  v.object({ ...Facts.entries, htmlBytes: v.number() }),
)

/** Headers for the platform's cache. */
const edgeHeaders = ['cache-tag', 'cloudflare-cdn-cache-control']

/** The record as a response: HTML, then state. */
export function packRecord(record: PageRecord): Response {
  const { status, html, state, ...facts } = record
  const headers = new Headers({ 'content-type': 'application/octet-stream', 'cache-control': 'no-store' })
  for (const name of edgeHeaders) headers.set(name, facts.headers[name] ?? '')
  headers.set(factsHeader, encodeURIComponent(JSON.stringify({ ...facts, htmlBytes: html.length })))
  return new Response(new Blob([html, state]), { status, headers })
}

/** Inverse of {@link packRecord}, with `Age` and status of the platform's cache. */
export async function unpackRecord(response: Response): Promise<PageRecord> {
  const body = new Uint8Array(await response.arrayBuffer())
  const packed = v.safeParse(FactsHeader, response.headers.get(factsHeader))
  if (!packed.success || packed.output.htmlBytes > body.length)
    throw new Error('The Pages entrypoint did not return a page record')
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
