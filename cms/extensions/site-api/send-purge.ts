import { sign } from './signature.ts'

/**
 * Purges pages with one of `tags` at the site, all with `everything` among them. Signed, as
 * docs/operations.md#purge says. Gives what went wrong; `undefined` when the site has done it.
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
