import type { Context } from 'hono'
import type { GatewayEnv } from './request.ts'

const encoder = new TextEncoder()

async function tagOf(body: string): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', encoder.encode(body)))
  return `W/"${Array.from(hash.subarray(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('')}"`
}

const opaque = (tag: string) => tag.trim().replace(/^W\//, '')

/** Whether the asker has this version (RFC 9110 §13.2.2): its ETag decides, the date only where none is sent. */
function isKnown(c: Context<GatewayEnv>, etag: string, modified: string | undefined): boolean {
  const tags = c.req.header('if-none-match')
  if (tags !== undefined) return tags.split(',').some((tag) => opaque(tag) === opaque(etag) || tag.trim() === '*')
  const since = c.req.header('if-modified-since')
  return since !== undefined && modified !== undefined && Date.parse(since) >= Date.parse(modified)
}

/**
 * Answers `body` with an ETag and, when it is known, the date of its last change (a calendar date); 304 to who has it already.
 */
export async function answerConditionally(
  c: Context<GatewayEnv>,
  body: string,
  given: Record<string, string>,
  modified?: string,
): Promise<Response> {
  const etag = await tagOf(body)
  const headers: Record<string, string> = { 'cache-control': 'public, max-age=300', etag, ...given }
  if (modified !== undefined) headers['last-modified'] = new Date(modified).toUTCString()
  return isKnown(c, etag, modified) ? new Response(null, { status: 304, headers }) : new Response(body, { headers })
}
