import type { Context } from 'hono'
import { textHash } from '#model/text-hash.ts'
import type { GatewayContext } from './request.ts'

const opaque = (tag: string) => tag.trim().replace(/^W\//, '')

/**
 * Whether the client has this version of an answer, so that 304 is enough (RFC 9110 §13.2.2): the
 * ETag decides, the date of the last change only where the request names no ETag.
 */
export function hasVersion(c: Context, etag: string, modified?: string): boolean {
  const tags = c.req.header('if-none-match')
  if (tags !== undefined) return tags.split(',').some((tag) => tag.trim() === '*' || opaque(tag) === opaque(etag))
  const since = c.req.header('if-modified-since')
  return since !== undefined && modified !== undefined && Date.parse(since) >= Date.parse(modified)
}

/** Answers `body` with an ETag and, if given, the calendar date of its last change; or 304. */
export async function answerConditionally(
  c: GatewayContext,
  body: string,
  extraHeaders: Record<string, string>,
  modified?: string,
): Promise<Response> {
  const etag = `W/"${await textHash(body)}"`
  const headers: Record<string, string> = { 'cache-control': 'public, max-age=300', etag, ...extraHeaders }
  if (modified !== undefined) headers['last-modified'] = new Date(modified).toUTCString()
  return hasVersion(c, etag, modified) ? new Response(null, { status: 304, headers }) : new Response(body, { headers })
}
