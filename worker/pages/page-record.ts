/** One rendering of one page. It travels as one body, so HTML and state always match. */
export interface PageRecord {
  status: number
  /** Version of the rendering: ETag of the HTML and `?v=` of the state. */
  version: string
  html: Uint8Array<ArrayBuffer>
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

const htmlBytesHeader = 'x-html-bytes'
const versionHeader = 'x-page-version'
const staleHeader = 'x-stale-since'
const timesHeader = 'x-content-and-render-ms'
const failureHeader = 'x-failure'

/** Packs a record: HTML, then state. `headers` say how long the edge may cache it. */
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
 * The inverse of {@link packRecord}. Also reads the headers of the platform's cache: `Age`, and
 * `cf-cache-status` (https://developers.cloudflare.com/cache/concepts/cache-responses). Throws when
 * the answer is not a record.
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
