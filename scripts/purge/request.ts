import { createHmac } from 'node:crypto'
import { localeCodes } from '#i18n/locales.ts'
import { section, sectionNames } from '#model/sections.ts'

const tags = new Set([...localeCodes, 'config', ...sectionNames.flatMap((name) => section(name).tags)])

/** Returns `names` if all of them are tags. It throws an error that names the first unknown tag. */
export function parseTags(names: string[]): string[] {
  const unknown = names.find((name) => !tags.has(name.split('/')[0] ?? ''))
  if (unknown === undefined) return names
  throw new Error(
    `No page has the tag "${unknown}"; there are ${[...tags].join(', ')}, and items such as blog/first-post`,
  )
}

/** Sends a signed purge (docs/operations.md, "Purge"). It throws if no site answers at `address`. */
export async function sendPurge(address: string, body: object, secret: string) {
  const text = JSON.stringify(body)
  const timestamp = String(Math.floor(Date.now() / 1000))
  const signature = createHmac('sha256', secret).update(`${timestamp}.${text}`).digest('hex')
  const headers = { 'x-purge-timestamp': timestamp, 'x-purge-signature': signature }
  const answer = await fetch(`${address}/api/purge`, { method: 'POST', body: text, headers }).catch(() => {
    throw new Error(`Nothing answers at ${address}. The site of this machine: npm start, without --port`)
  })
  return { status: answer.status, text: await answer.text() }
}
