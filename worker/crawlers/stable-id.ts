/** Namespace of the site's ids (RFC 9562 §5.5): a random UUID, never to be changed. */
const namespace = 'b0f1c9a2-6d0e-4f5b-9c37-2a8e51d7f460'

/** A `urn:uuid:` of a name alone (UUID version 5), which no title or address changes. */
export async function stableId(name: string): Promise<string> {
  const prefix =
    namespace
      .replaceAll('-', '')
      .match(/../g)
      ?.map((pair) => Number.parseInt(pair, 16)) ?? []
  const bytes = new Uint8Array([...prefix, ...new TextEncoder().encode(name)])
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-1', bytes)).subarray(0, 16)
  hash[6] = ((hash[6] ?? 0) & 0x0f) | 0x50
  hash[8] = ((hash[8] ?? 0) & 0x3f) | 0x80
  const hex = Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return `urn:uuid:${hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')}`
}
