import { tables } from '../model/tables.ts'
import { makers } from '../setup/makers.ts'
import { expect, inject, test } from 'vitest'
import { isRow } from '../setup/api.ts'
import { admin, asEditor, base, call, draft, login, settings, text } from './kit.ts'

const postPath = (slug: string) => `/site-api/items/blogs_translations?lang=en-US&slug=${slug}`
test('the first start creates and fills everything, the second changes nothing', () => {
  const [first = [], second = []] = inject('starts')
  expect(first.filter((line) => line.startsWith('  made collection'))).toHaveLength(tables.length)
  expect(first.filter((line) => line.startsWith('  filled'))).toHaveLength(Object.keys(makers).length)
  expect(first).toContain('  made role Editor')
  expect(second.filter((line) => line.startsWith('  '))).toEqual([])
})

test('drafts and scheduled posts are on no page, for any sender', async () => {
  const future = new Date(Date.now() + 3_600_000).toISOString()
  await admin.post('/items/blogs', [
    draft('only-a-draft'),
    draft('not-yet', { status: 'published', date_published: future }),
    draft('out-now', { status: 'published' }),
  ])
  for (const token of [settings.SITE_TOKEN, settings.ADMIN_TOKEN]) {
    expect((await call(token, 'GET', postPath('out-now'))).status).toBe(200)
    for (const slug of ['only-a-draft', 'not-yet'])
      expect(await call(token, 'GET', postPath(slug))).toMatchObject({ status: 404, code: 'ITEM_NOT_FOUND' })
    const { data } = await call(token, 'GET', '/site-api/pages/blogs/list-blogs?lang=en-US&limit=100&page=1')
    expect(JSON.stringify(data)).toContain('"out-now"')
    expect(JSON.stringify(data)).not.toMatch(/only-a-draft|not-yet/)
  }
})

test('the token of the site reads no draft through other calls, and no sign-up', async () => {
  const drafts = await call(settings.SITE_TOKEN, 'GET', '/items/blogs?fields=slug,translations.title&limit=-1')
  expect(JSON.stringify(drafts.data)).toContain('reading-an-order-book')
  expect(JSON.stringify(drafts.data)).not.toMatch(/only-a-draft|not-yet/)
  const texts = await call(settings.SITE_TOKEN, 'GET', '/items/blogs_translations?fields=title,blogs_id.slug&limit=-1')
  expect(JSON.stringify(texts.data)).not.toMatch(/only-a-draft|not-yet/)
  expect((await call(settings.SITE_TOKEN, 'GET', '/items/newsletter')).code).toBe('FORBIDDEN')
  expect((await call(settings.SITE_TOKEN, 'PATCH', '/items/app_config', { tax_rate: 1 })).code).toBe('FORBIDDEN')
  expect((await call('', 'GET', '/items/blogs')).code).toBe('FORBIDDEN')
  expect((await call('', 'GET', '/site-api/config')).code).toBe('FORBIDDEN')
})

test('an article that is archived or a draft is known and not shown; its reading time is counted on saving', async () => {
  const editor = await asEditor()
  const content = `<p>${'word '.repeat(660)}</p>`
  const { languages_code, title } = text
  const article = { ...draft('an-article', { category: 'risk-management', author: undefined }), icon: 'bell' }
  const texts = [{ languages_code, title, excerpt: 'About it.', content }]
  const { data } = await call(editor, 'POST', '/items/knowledge_base', { ...article, translations: texts })
  const index = async () =>
    JSON.stringify((await call(settings.SITE_TOKEN, 'GET', '/site-api/items/knowledge-base?lang=en-US')).data)
  expect(await index()).toMatch(/"known":\[.*"an-article"/)
  expect(await index()).not.toContain('"slug":"an-article"')
  await call(editor, 'PATCH', `/items/knowledge_base/${String(isRow(data) && data.id)}`, { status: 'published' })
  expect(await index()).toMatch(/"slug":"an-article".*?"readTime":3/)
  const own = '/site-api/items/knowledge_base_translations?lang=en-US&slug=an-article'
  expect((await call(settings.SITE_TOKEN, 'GET', own)).status).toBe(200)
  await call(editor, 'PATCH', `/items/knowledge_base/${String(isRow(data) && data.id)}`, { status: 'archived' })
  expect(await call(settings.SITE_TOKEN, 'GET', own)).toMatchObject({ status: 404, code: 'ITEM_NOT_FOUND' })
  expect((await call('', 'GET', '/site-api/items/knowledge-base?lang=en-US')).code).toBe('FORBIDDEN')
})

test('an editor writes content and has no settings', async () => {
  const token = await asEditor()
  const made = await call(token, 'POST', '/items/blogs', draft('by-an-editor'))
  expect(made.status).toBe(200)
  const changed = await call(token, 'PATCH', `/items/blogs/${String(isRow(made.data) && made.data.id)}`, {
    is_featured: true,
  })
  expect(changed.data).toMatchObject({ is_featured: true, date_published: expect.stringMatching(/^2024-01-01/) })
  expect((await call(token, 'PATCH', '/settings', { project_name: 'x' })).code).toBe('FORBIDDEN')
  expect((await call(token, 'POST', '/items/languages', { language: 'en-US' })).code).toBe('FORBIDDEN')
  const [role] = await admin.rows('/roles?filter[name][_eq]=Editor')
  expect((await call(token, 'PATCH', `/roles/${role?.id}`, { name: 'Administrator' })).code).toBe('FORBIDDEN')
})

test('the addresses of Directus are its own; below the path of the calls both answer', async () => {
  const token = settings.SITE_TOKEN
  const hidden = async (path: string) => JSON.stringify((await call(token, 'GET', path)).data).includes('is_listed')
  expect([await hidden('/items/languages'), await hidden('/site-api/items/languages')]).toEqual([true, false])
  expect((await call(token, 'GET', '/site-api/items/blogs?fields=slug&limit=1')).data).toMatchObject([{}])
  const password = { email: settings.EDITOR_EMAIL, password: settings.EDITOR_PASSWORD }
  expect((await call('', 'POST', '/site-api/auth/login', password)).status).toBe(200)
  expect(await call(token, 'GET', '/config')).toMatchObject({ status: 404, code: 'ROUTE_NOT_FOUND' })
})

test('a sign-up is stored once', async () => {
  const send = (key: string) =>
    fetch(`${base}/site-api/subscribe`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${settings.SITE_TOKEN}`,
        'content-type': 'application/json',
        'idempotency-key': key,
      },
      body: JSON.stringify({ email: 'linh@example.com' }),
    })
  expect((await send('first')).status).toBe(204)
  const again = await send('second')
  expect([again.status, await again.text()]).toEqual([400, expect.stringContaining('RECORD_NOT_UNIQUE')])
  expect(await admin.rows('/items/newsletter')).toMatchObject([{ email: 'linh@example.com', key: 'first' }])
})

test('a member sees their own record and nothing else', async () => {
  const [role] = await admin.rows('/roles?filter[name][_eq]=Member')
  const member = { email: 'member@example.com', password: 'a long password', first_name: 'Linh', role: role?.id }
  await admin.post('/users', { ...member, status: 'active' })
  const token = await login(member.email, member.password)
  expect((await call(token, 'GET', '/users/me?fields=*')).data).toMatchObject({
    email: member.email,
    first_name: 'Linh',
  })
  const { data } = await call(token, 'GET', '/users?fields=email')
  expect(data).toEqual([{ email: member.email }])
  expect((await call(token, 'GET', '/items/blogs')).code).toBe('FORBIDDEN')
})

test('the site alone sees pictures, in its own sizes', async () => {
  const { data } = await call(settings.SITE_TOKEN, 'GET', postPath('reading-an-order-book'))
  const record = isRow(data) && isRow(data.blogs_id) ? data.blogs_id : {}
  const see = async (query: string, token: string) => {
    const headers = { accept: 'image/avif', ...(token && { authorization: `Bearer ${token}` }) }
    const { status, headers: answered } = await fetch(`${base}/site-api/assets/${record.thumbnail}${query}`, {
      headers,
    })
    return [status, answered.get('content-type')?.split(';')[0]]
  }
  for (const query of ['', '?w=540&h=405', '?key=540x405'])
    expect([query, await see(query, '')]).toEqual([query, [403, 'application/json']])
  expect(await see('?w=540&h=405&width=540&height=405&fit=cover&format=auto', settings.SITE_TOKEN)).toEqual([
    200,
    'image/avif',
  ])
  expect(await see('?w=1200&h=630&format=png', settings.SITE_TOKEN)).toEqual([200, 'image/png'])
  for (const token of ['', settings.SITE_TOKEN]) expect((await see('?w=541&h=405&width=541', token))[0]).toBe(400)
})
