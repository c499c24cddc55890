import { sign } from './signature.ts'

/**
 * Sends a signed purge (docs/operations.md#purge) of pages with one of `tags`, or of all pages if
 * `everything` is one. Returns the fault; `undefined` if the site has purged.
 */
export async function sendPurge(site: string, secret: string, tags: string[]): Promise<string | undefined> {
  const body = JSON.stringify(tags.includes('everything') ? { everything: true } : { tags })
  const { timestamp, signature } = sign(body, secret)
  const headers = {
    'content-type': 'application/json',
    'x-purge-timestamp': timestamp,
    'x-purge-signature': signature,
  }
  try {
    const signal = AbortSignal.timeout(10_000)
    const answer = await fetch(`${site}/api/purge`, { method: 'POST', headers, body, signal })
    return answer.ok ? undefined : `${answer.status}`
  } catch {
    return 'no answer'
  }
}
