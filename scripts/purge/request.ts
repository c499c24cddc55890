import { createHmac } from 'node:crypto'
import { localeCodes } from '#i18n/locales.ts'
import { section, sectionNames } from '#model/sections.ts'

/** Tags of kinds of content whose items have tags of their own, such as `blog/first-post`. */
const itemKinds = new Set(sectionNames.map(section).flatMap(({ items, tags }) => (items ? tags.slice(0, 1) : [])))
const tags = new Set([...localeCodes, 'config', ...sectionNames.flatMap((name) => section(name).tags)])

/**
 * The tags of `names`.
 * @throws Error that names the first one that no page has
 */
export function parseTags(names: string[]): string[] {
  for (const name of names) {
    const [kind = '', slug] = name.split('/')
    if (slug ? !itemKinds.has(kind) : !tags.has(name))
      throw new Error(
        `No page has the tag "${name}"; there are ${[...tags].join(', ')}, and items such as blog/first-post`,
      )
  }
  return names
}

/**
 * Sends `body`, signed with `secret`, to the site at `address` (docs/operations.md, "Purge").
 * @throws Error that says what to do when nothing answers there
 */
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
