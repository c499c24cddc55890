import { textHash } from '#model/text-hash.ts'
import type { ContentSource } from '#worker/content/source.ts'
import { ContentTrace } from '#worker/content/trace.ts'
import type { Gateway } from '#worker/gateway.ts'
import type { GatewayContext } from '#worker/http/request.ts'
import { outcomeHeaders, type ReadRecord } from '#worker/pages/record-reader.ts'

/** Makes a file for crawlers, with its media type, from the content. */
export type MakeFile = (content: ContentSource) => Promise<{ type: string; text: string }>

/** Answers a file for crawlers through the page cache, with the lifetimes of pages. */
export const crawlerFile =
  ({ content }: Gateway, read: ReadRecord) =>
  (make: MakeFile) =>
    async function crawlerFile(c: GatewayContext): Promise<Response> {
      const { entry, outcome } = await read(c, `file:${c.req.path}`, async () => {
        const trace = new ContentTrace()
        const started = Date.now()
        const { type, text } = await make(content(trace))
        const version = await textHash(text)
        return {
          // Without some of its content a file is sent, but not stored.
          status: trace.failed ? 503 : 200,
          html: new TextEncoder().encode(text),
          state: new Uint8Array(),
          version,
          headers: {
            'content-type': type,
            'cache-control': trace.failed ? 'no-store' : 'public, max-age=300',
            etag: `W/"${version}"`,
          },
          copiedAt: trace.copiedAt,
          contentMs: trace.ms,
          renderMs: Date.now() - started - trace.ms,
        }
      })
      return new Response(entry.html, { headers: { ...entry.headers, ...outcomeHeaders(entry, outcome) } })
    }
