import { once } from 'node:events'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { expect } from '@playwright/test'
import * as v from 'valibot'
import { startContentServer } from '#tests/support/content-server.ts'
import { startSite, type Site } from '#tests/support/site.ts'
import { test } from './test.ts'

const addresses = Array.from({ length: 500 }, (_, index) => `reader-${index}@example.com`)
const crashesAt = [125, 250, 375]
const visitors = 10
const patienceMs = 240_000

const States = v.array(v.object({ state: v.string(), rows: v.number() }))

/** Runs `visit` for each item, ten at a time. */
async function forEach<T>(items: readonly T[], visit: (item: T, index: number) => Promise<void>): Promise<void> {
  const waiting = [...items.entries()]
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await visit(next[1], next[0])
  }
  await Promise.all(Array.from({ length: visitors }, work))
}

/** Repeats a request until the site, which may be restarting, answers it. */
async function insist(ask: () => Promise<Response>): Promise<Response> {
  for (;;) {
    const answer = await ask().catch(() => undefined)
    if (answer && answer.status < 500) return answer
    await setTimeout(100)
  }
}

/** Runs the cron until each row of `table` is delivered. The test moves the time of the next attempts. */
async function workOff(site: Site, table: string): Promise<void> {
  const states = async () =>
    v.parse(States, await site.query(`SELECT state, count(*) AS rows FROM ${table} GROUP BY state`))
  const deadline = performance.now() + patienceMs
  while ((await states()).some(({ state }) => state !== 'delivered') && performance.now() < deadline) {
    await site.query(`UPDATE ${table} SET next_attempt_at = 0, leased_until = 0`)
    for (let run = 0; run < 3; run += 1) await site.runCron()
  }
  expect(await states()).toEqual([{ state: 'delivered', rows: addresses.length }])
}

/** A mail service that refuses every second mail. `links` are those of the mails that it took. */
async function startInbox() {
  const links: string[] = []
  let count = 0
  const server = createServer(async (request, response) => {
    const mail = await text(request)
    count += 1
    const link = count % 2 === 0 ? /http:\S+/.exec(mail)?.[0] : undefined
    if (link) links.push(link)
    response.writeHead(link ? 204 : 503).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const bound = server.address()
  return { address: `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : ''}`, links, server }
}

test('each of 500 sign-ups gets its mail and is confirmed once, while mails fail, workers die and the content server is down', async () => {
  test.setTimeout(900_000)
  const [contentServer, inbox] = await Promise.all([startContentServer(), startInbox()])
  contentServer.setFault('refuse')
  const vars = {
    CONTENT_API_URL: contentServer.address,
    RATE_LIMIT: 'off',
    NEWSLETTER_FROM: 'newsletter@helmsway.example',
    NEWSLETTER_SECRET: 'a-secret-of-the-links',
  }
  const site = await startSite(vars, { migrated: true, mail: { inbox: inbox.address } })
  try {
    let restart = Promise.resolve()
    const crashes = [...crashesAt]
    await forEach(addresses, async (email, index) => {
      const headers = { 'content-type': 'application/json' }
      const body = JSON.stringify({ email })
      const answer = await insist(() => fetch(`${site.url}/api/subscribe`, { method: 'POST', headers, body }))
      expect(answer.status).toBe(202)
      if (index < (crashes[0] ?? Infinity)) return
      crashes.shift()
      restart = restart.then(site.crash)
      await restart
    })
    await workOff(site, 'newsletter_mails')
    const { links } = inbox
    expect(new Set(links).size).toBe(addresses.length)
    // A worker that died after sending may send that mail once more.
    expect(links.length).toBeLessThanOrEqual(addresses.length + crashesAt.length)

    // Mail scanners open links.
    await forEach(links.slice(0, 50), async (link) => void (await insist(() => fetch(link))))
    expect(await site.query('SELECT id FROM newsletter')).toEqual([])
    const confirm = (link: string) => () =>
      fetch(link, { method: 'POST', body: new URLSearchParams({ do: 'confirm' }) })
    await forEach([...links, ...links.slice(0, 50)], async (link) => {
      expect((await insist(confirm(link))).url).toBe(`${site.url}/newsletter/confirmed`)
    })
    contentServer.setFault(undefined)
    await workOff(site, 'newsletter')
    expect(
      contentServer
        .subscriptions()
        .map(([, email]) => email)
        .toSorted(),
    ).toEqual(addresses.toSorted())
  } finally {
    inbox.server.close()
    await Promise.all([site.end(), contentServer.close()])
  }
})
