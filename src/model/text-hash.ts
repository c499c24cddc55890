/** The first 64 bits of the SHA-256 of `text`, as 16 hexadecimal digits. */
export async function textHash(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return new DataView(digest).getBigUint64(0).toString(16).padStart(16, '0')
}
