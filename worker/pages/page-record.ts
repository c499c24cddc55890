/** One rendering of one page: what Pages hands to the gateway, as one body so that HTML and state never part. */
export interface PageRecord {
  status: number
  /** Names the rendering: ETag of the HTML and `?v=` of the state. */
  version: string
  html: Uint8Array<ArrayBuffer>
  /** JSON that hydration reads; empty when the page is an error. */
  state: Uint8Array<ArrayBuffer>
  /** When the oldest copy of content was fetched (ms since 1970) that stood in for an answer; absent when none did. */
  staleSince?: number | undefined
  /** How long the platform's cache had kept it, in s. */
  age?: number | undefined
  /** Whether the platform's cache gave it although its time was over. */
  expired?: boolean | undefined
  /** What making the page took, in ms: waiting for content, and the rest. */
  contentMs: number
  renderMs: number
  /** What went wrong while it was made, for log and report; never for visitors. */
  failure?: string | undefined
}

const htmlBytesHeader = 'x-html-bytes'
const versionHeader = 'x-page-version'
const staleHeader = 'x-stale-since'
const timesHeader = 'x-content-and-render-ms'
const failureHeader = 'x-failure'

/** Packs a record: the HTML's bytes, then the state's. `headers` say how long the edge may keep it. */
export function packRecord(record: PageRecord, headers: Record<string, string>): Response {
  const { status, version, html, state, staleSince, contentMs, renderMs, failure } = record
  const body = new Uint8Array(html.length + state.length)
  body.set(html)
  body.set(state, html.length)
  return new Response(body, {
    status,
    headers: {
      ...headers,
      'content-type': 'application/octet-stream',
      [htmlBytesHeader]: String(html.length),
      [versionHeader]: version,
      [timesHeader]: `${contentMs} ${renderMs}`,
      ...(staleSince === undefined ? {} : { [staleHeader]: String(staleSince) }),
      ...(failure === undefined ? {} : { [failureHeader]: encodeURIComponent(failure) }),
    },
  })
}

/**
 * The inverse of {@link packRecord}, with what the platform's cache says of an answer that it gave: `Age`, and
 * https://developers.cloudflare.com/cache/concepts/cache-responses. Throws when the answer is no record.
 */
export async function unpackRecord(response: Response): Promise<PageRecord> {
  const length = Number(response.headers.get(htmlBytesHeader) ?? Number.NaN)
  const version = response.headers.get(versionHeader)
  const staleSince = response.headers.get(staleHeader)
  const failure = response.headers.get(failureHeader)
  const [contentMs = 0, renderMs = 0] = response.headers.get(timesHeader)?.split(' ').map(Number) ?? []
  const body = new Uint8Array(await response.arrayBuffer())
  if (!version || !(length <= body.length)) throw new Error('Pages answered something that is no page record')
  return {
    status: response.status,
    version,
    html: body.subarray(0, length),
    state: body.subarray(length),
    staleSince: staleSince === null ? undefined : Number(staleSince),
    age: Number(response.headers.get('age') ?? 0),
    expired: /^(STALE|UPDATING)$/.test(response.headers.get('cf-cache-status') ?? ''),
    contentMs,
    renderMs,
    failure: failure === null ? undefined : decodeURIComponent(failure),
  }
}
