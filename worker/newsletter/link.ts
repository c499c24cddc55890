import { hasSignature, sign } from '#worker/cms/signature.ts'

/** What a signature covers. */
const bodyOf = (id: string) => `newsletter:${id}`

/**
 * The token of a link for the address with `id`, issued at `now` (ms since 1970):
 * `{id}.{seconds}.{HMAC}`.
 */
export async function linkToken(id: string, secret: string, now: number): Promise<string> {
  const { timestamp, signature } = await sign(bodyOf(id), secret, now)
  return `${id}.${timestamp}.${signature}`
}

/** The id of an authentic token and the time (ms) when it was issued; else `undefined`. */
export async function readToken(token: string, secret: string): Promise<{ id: string; issuedAt: number } | undefined> {
  const [id = '', timestamp = '', signature = ''] = token.split('.')
  const signed = { timestamp, signature, body: bodyOf(id) }
  const isAuthentic = await hasSignature(signed, { PURGE_SECRET: secret, PURGE_SECRET_PREVIOUS: undefined }, Infinity)
  return isAuthentic ? { id, issuedAt: Number(timestamp) * 1000 } : undefined
}

/** A keyed hash of an address: it tells addresses apart without naming them. */
export const addressHash = async (email: string, secret: string): Promise<string> =>
  (await sign(`address:${email.toLowerCase()}`, secret, 0)).signature
