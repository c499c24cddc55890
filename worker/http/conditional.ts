import type { Context } from 'hono'
import { textHash } from '#model/text-hash.ts'
import type { GatewayContext } from './request.ts'

const opaque = (tag: string) => tag.trim().replace(/^W\//, '')

/** Whether the client has this version of an answer, so that 304 is enough (RFC 9110 §13.1.2). */
export const hasVersion = (c: Context, etag: string): boolean =>
  (c.req.header('if-none-match') ?? '').split(',').some((tag) => tag.trim() === '*' || opaque(tag) === opaque(etag))

/** Answers `body` with an ETag, or 304. */
export async function answerConditionally(
  c: GatewayContext,
  body: string,
  extraHeaders: Record<string, string>,
): Promise<Response> {
  const etag = `W/"${await textHash(body)}"`
  const headers: Record<string, string> = { 'cache-control': 'public, max-age=300', etag, ...extraHeaders }
  return hasVersion(c, etag) ? new Response(null, { status: 304, headers }) : new Response(body, { headers })
}
