import { afterAll, beforeAll, expect, test } from 'vitest'
import { isRow } from '../setup/api.ts'
import { recordsOf, type Records } from './records.ts'
import { refused } from './refused.ts'
import { startBoth, startSiteOf, crawl, until, type Both } from './site.ts'
import { taken } from './taken.ts'

let both: Both
let at: Records
let editor = ''
beforeAll(async () => {
  both = await startBoth()
  ;[at, editor] = await Promise.all([recordsOf(both.kit), both.kit.asEditor()])
  await both.warm()
}, 180_000)
afterAll(() => both.end())

const send = ([method, path, body]: [string, string, object?]) => both.kit.call(editor, method, path, body)

test.each(refused)('%s is refused, and the answer names the mistake', async (_what, make, named) => {
  const { status, message } = await send(make(at))
  expect([400, 403]).toContain(status)
  expect(message).toContain(named)
})

let edits = 0
/** Saves a valid record and waits until the site shows it, and with it all earlier changes. */
async function showsAnEdit() {
  const title = `An edit, number ${(edits += 1)}`
  const post = at.posts.at(-1)
  const saved = await send(['PATCH', `/items/blogs_translations/${String(post?.text)}`, { title }])
  expect(saved.status).toBe(200)
  await until(title, async () => (await both.page(`/resources/blog/${post?.slug}`)).text.includes(title))
}

test.each(Object.entries(taken))(
  'mistakes in %s break no page',
  async (_where, mistakes) => {
    for (const { what, make } of mistakes) expect([what, (await send(make(at))).status]).toEqual([what, 200])
    await showsAnEdit()
    expect((await both.crawl()).bad).toEqual([])
  },
  120_000,
)

test('wrong parts of a post are left out of its page', async () => {
  const word = await both.page('/resources/blog/from-word')
  expect([word.status, word.text.includes('From Word')]).toEqual([200, true])
  expect(word.text).not.toMatch(/Mso|mso-|<o:p|<font/)
  expect((await both.page('/resources/blog/with-script')).text).not.toMatch(/alert\(1\)|<video/)
  for (const [path, status] of [
    ['/loop-a', 404],
    ['/gone', 410],
  ] as const)
    expect([path, (await both.page(path)).status]).toEqual([path, status])
})

test('the verbose health check names record, field and a good value of each mistake', async () => {
  const headers = { authorization: `Bearer ${both.settings.PURGE_SECRET}` }
  const health: unknown = await (await fetch(`${both.site.url}/healthz?verbose`, { headers })).json()
  const found = Object.values(taken).flatMap((mistakes) => mistakes.flatMap((mistake) => mistake.found ?? []))
  expect(health).toMatchObject({
    content: {
      invalidRecords: expect.arrayContaining(
        found.map((record) => expect.objectContaining({ ...record, good: expect.stringMatching(/.{10}/) })),
      ),
    },
  })
}, 60_000)

test('an invalid or deleted picture becomes a drawing; an SVG is shown without scripts', async () => {
  const upload = async (name: string, type: string, content: string, expected = 200) => {
    const form = new FormData()
    form.append('file', new Blob([content], { type }), name)
    const { status, data } = await both.kit.call(editor, 'POST', '/files', form)
    expect([name, status]).toEqual([name, expected])
    return isRow(data) ? String(data.id) : ''
  }
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'
  const files = await Promise.all([
    upload('drawing.svg', 'image/svg+xml', svg),
    upload('broken.png', 'image/png', 'no picture'),
    upload('gone.png', 'image/png', 'no picture'),
  ])
  await upload('paper.pdf', 'application/pdf', '%PDF-1.4', 400)
  await upload('large.png', 'image/png', 'x'.repeat(11_000_000), 413)
  for (const [index, cover] of files.entries())
    await send(['PATCH', `/items/blogs/${at.posts[5 + index]?.id}`, { cover }])
  expect((await both.kit.call(editor, 'DELETE', `/files/${files[2]}`)).message).toContain('It is the cover of')
  await both.kit.call(editor, 'PATCH', `/items/blogs/${at.posts[7]?.id}`, { cover: files[0] })
  expect((await both.kit.call(editor, 'DELETE', `/files/${files[2]}`)).status).toBe(204)
  await showsAnEdit()
  expect((await both.crawl()).bad).toEqual([])
  const shown = await Promise.all(
    files.map(async (id) => {
      const answer = await fetch(`${both.site.url}/media/${id}?w=540&h=405`)
      return [answer.status, answer.headers.get('content-type'), answer.headers.get('content-security-policy')]
    }),
  )
  expect(shown).toEqual([
    [200, 'image/svg+xml', expect.stringContaining('sandbox')],
    [404, expect.stringContaining('image/'), expect.anything()],
    [404, expect.stringContaining('image/'), expect.anything()],
  ])
}, 120_000)

test('a new site has every page in spite of all these mistakes', async () => {
  const site = await startSiteOf(both.settings)
  try {
    // The breaker of the site pauses requests for 30 s if the content server starts slowly.
    const bad = () => crawl(site.url).then((found) => found.bad)
    await expect.poll(bad, { timeout: 120_000, interval: 1000 }).toEqual([])
  } finally {
    await site.end()
  }
}, 180_000)
