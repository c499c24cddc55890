import { expect, test } from 'vitest'
import { sign } from '../extensions/site-api/signature.ts'
import { isRow } from '../setup/api.ts'
import { admin, asEditor, base, call, draft, settings } from './kit.ts'

const future = new Date(Date.now() + 3_600_000).toISOString()
const slugs = ['preview-draft', 'preview-later'] as const

/** The headers of the site for a preview; `more` replaces some. */
function previewHeaders(more: Record<string, string> = {}) {
  const { timestamp, signature } = sign('drafts', settings.PURGE_SECRET)
  return {
    authorization: `Bearer ${settings.SITE_TOKEN}`,
    'x-preview-timestamp': timestamp,
    'x-preview-signature': signature,
    ...more,
  }
}

/** The answer to `path` as text, with or without the record of `draft`. */
async function read(path: string, headers: Record<string, string>): Promise<string> {
  return (await fetch(base + path, { headers })).text()
}

const open = (token: string, path: string) =>
  fetch(`${base}/site-preview/${path}`, {
    redirect: 'manual',
    headers: token ? { authorization: `Bearer ${token}` } : {},
  })

const made = await admin.post('/items/blogs', [
  draft(slugs[0]),
  draft(slugs[1], { status: 'published', date_published: future }),
  draft('preview-archived', { status: 'archived' }),
])
const [first] = Array.isArray(made) ? made : []
const own = isRow(first) ? first.id : undefined
const text = { languages_code: 'en-US' }
await admin.post('/items/faq_items', {
  status: 'draft',
  is_feature: true,
  translations: [{ ...text, question: 'A drafted question?', answer: 'Yes.' }],
})
await admin.post('/items/pages', {
  slug: 'preview-page',
  status: 'draft',
  translations: [
    { ...text, title: 'A drafted page', content: '<p>Text.</p>', meta_title: 'Title', meta_description: 'Description' },
  ],
})
const faq = `/site-api/items/faq?filter=${encodeURIComponent(
  JSON.stringify({
    faq_id: { status: { _eq: 'published' }, is_feature: { _eq: true } },
    languages_code: { _eq: 'en-US' },
  }),
)}`

test.each([
  ['a post', '/site-api/items/blogs_translations?lang=en-US&slug=preview-draft', 'preview-draft'],
  ['a post with a time to come', '/site-api/items/blogs_translations?lang=en-US&slug=preview-later', 'preview-later'],
  ['the list', '/site-api/pages/blogs/list-blogs?lang=en-US&limit=100&page=1', 'preview-draft'],
  ['the questions', faq, 'A drafted question?'],
  ['a page', '/site-api/items/pages/static/preview-page?lang=en-US', 'A drafted page'],
])('the signature of the site reads drafts: %s; without a valid one they are missing', async (_what, path, part) => {
  expect(await read(path, previewHeaders())).toContain(part)
  const { authorization, ...unknown } = previewHeaders()
  const others = [
    { authorization },
    unknown,
    previewHeaders({ 'x-preview-signature': '0'.repeat(64) }),
    previewHeaders({ 'x-preview-signature': '' }),
    previewHeaders({ 'x-preview-timestamp': '1' }),
    previewHeaders({ 'x-preview-timestamp': 'x' }),
  ]
  for (const headers of others) expect(await read(path, headers)).not.toContain(part)
})

test('a preview shows no archived record, and writes nothing', async () => {
  const archived = await read('/site-api/items/blogs_translations?lang=en-US&slug=preview-archived', previewHeaders())
  expect(archived).toContain('ITEM_NOT_FOUND')
  const direct = await read('/items/blogs?fields=slug&limit=-1', previewHeaders())
  expect(direct).toContain('reading-an-order-book')
  expect(direct).not.toContain('preview-draft')
  const config = {
    method: 'PATCH',
    headers: previewHeaders({ 'content-type': 'application/json' }),
    body: '{"tax_rate":1}',
  }
  expect((await fetch(`${base}/items/app_config`, config)).status).toBe(403)
})

test('an editor is redirected to the page of a record, with a token for it', async () => {
  const editor = await asEditor()
  const answer = await open(editor, `blogs/${own}`)
  const location = new URL(answer.headers.get('location') ?? '')
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([302, 'no-store'])
  expect(location.origin + location.pathname).toBe(`${settings.SITE_URL}/preview`)
  expect(location.searchParams.get('path')).toBe('/resources/blog/preview-draft')
  expect(location.searchParams.get('token')).toMatch(/^\d{10}\.[0-9a-f]{64}$/)
  expect(location.searchParams.get('edit')).toMatch(/^{"collection":"blogs_translations","texts":{"en-US":\d+}}$/)
  const plan = await open(editor, 'bot_plans/starter')
  expect(plan.headers.get('location')).toMatch(/path=%2F#pricing$/)
})

test('a version is seen in previews that ask for it, and nowhere else until it is promoted', async () => {
  const editor = await asEditor()
  const posts = await admin.rows('/items/blogs?fields=id,slug,translations.id&filter[slug][_eq]=reading-an-order-book')
  const [{ id, slug, translations } = {}] = posts
  const [english] = Array.isArray(translations) ? translations.filter(isRow) : []
  const made = await call(editor, 'POST', '/versions', { collection: 'blogs', item: String(id), key: 'summer' })
  const title = 'Prepared for the summer'
  const delta = { translations: { create: [], update: [{ id: english?.id, title }], delete: [] } }
  const version = isRow(made.data) ? String(made.data.id) : ''
  expect((await call(editor, 'POST', `/versions/${version}/save`, delta)).status).toBe(200)

  const location = (await open(editor, `blogs/${String(id)}?version=summer`)).headers.get('location') ?? ''
  const { searchParams } = new URL(location)
  expect(searchParams.get('version')).toBe(`blogs/${String(id)}/summer`)
  expect(searchParams.get('edit')).toBe(JSON.stringify({ collection: 'blogs', item: String(id) }))
  for (const other of ['main', 'no-such-version'])
    expect((await open(editor, `blogs/${String(id)}?version=${other}`)).headers.get('location')).not.toContain(
      '&version=',
    )

  const path = `/site-api/items/blogs_translations?lang=en-US&slug=${String(slug)}`
  const seen = previewHeaders({ 'x-preview-version': `blogs/${String(id)}/summer` })
  const list = '/site-api/pages/blogs/list-blogs?lang=en-US&limit=100&page=1'
  expect([await read(path, seen), await read(list, seen)].map((text) => text.includes(title))).toEqual([true, true])
  for (const headers of [previewHeaders(), { ...seen, 'x-preview-signature': '' }])
    expect(await read(path, headers)).not.toContain(title)
  const { data } = await call(editor, 'GET', `/versions/${version}/compare`)
  const mainHash = isRow(data) ? data.mainHash : undefined
  expect((await call(editor, 'POST', `/versions/${version}/promote`, { mainHash })).status).toBe(200)
  expect(await read(path, { authorization: `Bearer ${settings.SITE_TOKEN}` })).toContain(title)
})

test.each([
  ['nobody', async () => ''],
  ['the site itself', async () => settings.SITE_TOKEN],
])('%s gets no preview', async (_who, token) => {
  for (const path of [`blogs/${own}`, 'blogs/1', 'home/1', 'redirects/1', 'nothing/1']) {
    const answer = await open(await token(), path)
    expect([path, answer.status, answer.headers.get('location')]).toEqual([path, 403, null])
  }
})

test('an editor gets no preview of a record without a page', async () => {
  const editor = await asEditor()
  for (const path of ['blogs/999999', 'redirects/1', 'newsletter/1', 'directus_users/1', 'blogs_translations/1'])
    expect([path, (await open(editor, path)).status]).toEqual([path, 403])
})

test('the studio has the addresses of previews, and may show the site in a frame', async () => {
  const collections = await admin.rows('/collections')
  const of = (name: string) => collections.find(({ collection }) => collection === name)?.meta
  const address = (record: string) => `${settings.SITE_URL}/preview?record=${record}&version={{$version}}`
  expect(of('blogs')).toMatchObject({ preview_url: address('blogs/{{id}}'), versioning: true })
  expect(of('seo_records')).toMatchObject({
    preview_url: address('seo_records/{{router_name}}'),
  })
  expect(of('redirects')).toMatchObject({ preview_url: null, versioning: false })
  expect((await call(await asEditor(), 'GET', '/settings')).data).toMatchObject({
    visual_editor_urls: [{ url: address('home/1') }],
  })
  const { headers } = await fetch(`${base}/admin`)
  expect(headers.get('content-security-policy')).toContain(`frame-src 'self' ${settings.SITE_URL}`)
})
