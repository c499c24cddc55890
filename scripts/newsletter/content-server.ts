import { createDirectus, deleteItems, isDirectusError, readItems, rest, staticToken } from '@directus/sdk'
import * as v from 'valibot'

const Found = v.array(v.object({ id: v.union([v.string(), v.number()]) }))

interface Collections {
  newsletter: { id: string | number; email: string }[]
}

/**
 * Deletes the sign-ups with one of `emails` at a content server (cms/README.md). Returns their number.
 * @param address such as https://cms.helmsway.example
 * @throws Error with the message of the content server
 */
export async function deleteAtContentServer(address: string, token: string, emails: string[]): Promise<number> {
  const client = createDirectus<Collections>(address).with(staticToken(token)).with(rest())
  try {
    const query = { filter: { email: { _in: emails } }, fields: ['id' as const], limit: -1 }
    const ids = v.parse(Found, await client.request(readItems('newsletter', query))).map(({ id }) => id)
    if (ids.length > 0) await client.request(deleteItems('newsletter', ids.map(String)))
    return ids.length
  } catch (error) {
    const reason = isDirectusError(error) ? error.errors[0]?.message : undefined
    throw new Error(`The content server did not delete anything: ${reason ?? 'it gives no answer'}`, { cause: error })
  }
}
