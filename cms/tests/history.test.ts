import { expect, test } from 'vitest'
import { isRow, type Row } from '../setup/api.ts'
import { migrate } from '../setup/migrations.ts'
import { addModel } from '../setup/schema.ts'
import { admin, asEditor, call, draft, settings, text } from './kit.ts'

const path = (collection: string, item: unknown) =>
  `/revisions?sort=-id&fields=*,activity.action&filter[collection][_eq]=${collection}&filter[item][_eq]=${String(item)}`

test('an editor sees the versions of a text, goes back to one, and makes a deleted one again', async () => {
  const editor = await asEditor()
  const versions = async (item: unknown): Promise<Row[]> => {
    const { data } = await call(editor, 'GET', path('blogs_translations', item))
    return Array.isArray(data) ? data.filter(isRow) : []
  }
  const { data } = await call(editor, 'POST', '/items/blogs?fields=*,translations.*', draft('with-a-past'))
  const [own] = isRow(data) && Array.isArray(data.translations) ? data.translations.filter(isRow) : []
  await call(editor, 'PATCH', `/items/blogs_translations/${String(own?.id)}`, { title: 'A mistake' })
  const [newest, first] = await versions(own?.id)
  expect(newest?.data).toMatchObject({ title: 'A mistake', languages_code: 'en-US', blogs_id: isRow(data) && data.id })
  expect((await call(editor, 'POST', `/utils/revert/${String(first?.id)}`)).status).toBe(204)
  const [back] = await admin.rows(`/items/blogs_translations?fields=*&filter[id][_eq]=${String(own?.id)}`)
  expect(back?.title).toBe(text.title)

  expect((await call(editor, 'DELETE', `/items/blogs_translations/${String(own?.id)}`)).status).toBe(204)
  const [last] = await versions(own?.id)
  const again = await call(editor, 'POST', '/items/blogs_translations', isRow(last?.data) ? last.data : {})
  expect(again.data).toMatchObject({ title: text.title, blogs_id: isRow(data) && data.id, languages_code: 'en-US' })
  const forbidden = await call(editor, 'GET', '/revisions?filter[collection][_eq]=directus_settings')
  expect(forbidden.data).toEqual([])
})

test('a start keeps what an operator changed: rights, settings of fields, accounts', async () => {
  const [right] = await admin.rows('/permissions?filter[collection][_eq]=authors&filter[action][_eq]=create&limit=1')
  await admin.delete('/permissions', [right?.id])
  await admin.patch('/fields/authors/last_name', { meta: { note: 'Our own note', sort: 3 } })
  expect(await addModel(admin, settings)).toEqual([])
  expect(await migrate(admin, settings)).toEqual([])
  expect(await admin.rows('/permissions?filter[collection][_eq]=authors&filter[action][_eq]=create')).toEqual([])
  expect(await admin.get('/fields/authors/last_name')).toMatchObject({ meta: { note: 'Our own note', sort: 3 } })
})

test('a database of an older kit loses its public pictures and the editors’ right to delete', async () => {
  const [role] = await admin.rows('/policies?filter[name][_eq]=Editor')
  const [files] = await admin.rows(
    '/permissions?filter[collection][_eq]=directus_files&filter[action][_eq]=read&limit=1',
  )
  const old = { permissions: files?.permissions, fields: ['*'], validation: null, presets: null }
  const everybody = 'abf8a154-5b1c-4a46-ac9c-7300570f4f17'
  await admin.post('/permissions', [
    { ...old, policy: everybody, collection: 'directus_files', action: 'read' },
    { ...old, policy: role?.id, collection: 'blogs', action: 'delete', permissions: {} },
  ])
  await admin.patch('/fields/blogs/slug', { meta: { note: 'An older note' } })
  await admin.patch('/settings', { kit_steps: 0 })
  expect(await migrate(admin, settings)).toEqual(
    expect.arrayContaining(['no right to read directus_files', 'no right to delete blogs']),
  )
  expect(
    await admin.rows(`/permissions?filter[policy][_eq]=${everybody}&filter[collection][_eq]=directus_files`),
  ).toEqual([])
  expect(await admin.rows('/permissions?filter[collection][_eq]=blogs&filter[action][_eq]=delete')).toEqual([])
  expect(await admin.get('/fields/blogs/slug')).not.toMatchObject({ meta: { note: 'An older note' } })
})

test('a database of an older kit gets the rights, versions and lists of new collections, and no other right', async () => {
  const of = (index: number, start: string) => `filter[_or][${index}][collection][_starts_with]=${start}`
  const own = `${of(0, 'knowledge_base')}&${of(1, 'guideline')}&${of(2, 'academy')}&limit=-1`
  const ids = (rows: Row[]) => rows.map(({ id }) => id)
  await admin.delete('/permissions', ids(await admin.rows(`/permissions?${own}`)))
  await admin.delete('/presets', ids(await admin.rows(`/presets?${own}`)))
  const [revisions] = await admin.rows('/permissions?filter[collection][_eq]=directus_revisions')
  const older = { collection: { _in: ['blogs', 'an_own_one'] } }
  await admin.patch(`/permissions/${String(revisions?.id)}`, { permissions: older })
  const [authors] = await admin.rows('/permissions?filter[collection][_eq]=authors&filter[action][_eq]=update&limit=1')
  await admin.delete('/permissions', [authors?.id])
  await admin.patch('/collections/blogs', { meta: { versioning: false, preview_url: 'http://studio.example' } })
  const [change] = await admin.rows(
    '/permissions?filter[collection][_eq]=blogs&filter[action][_eq]=update&filter[policy][name][_eq]=Editor',
  )
  await admin.patch(`/permissions/${String(change?.id)}`, { presets: { date_published: '$NOW' } })
  await admin.patch('/settings', { kit_steps: 5 })
  expect(await migrate(admin, settings)).toEqual(
    expect.arrayContaining([
      '4 rights of Site',
      '5 rights of Site',
      '12 rights of Site',
      'versions in directus_revisions',
      'no new date for a change in blogs',
      '4 lists',
    ]),
  )
  for (const path of ['/site-api/items/knowledge-base', '/site-api/items/pages/guidelines', '/site-api/items/academy'])
    expect([path, (await call(settings.SITE_TOKEN, 'GET', `${path}?lang=en-US`)).status]).toEqual([path, 200])
  expect(await admin.get('/collections/blogs')).toMatchObject({
    meta: { versioning: true, preview_url: expect.stringContaining('/preview?record=blogs/{{id}}') },
  })
  expect(await admin.get(`/permissions/${String(revisions?.id)}`)).toMatchObject({
    permissions: { collection: { _in: expect.arrayContaining(['an_own_one', 'knowledge_base_translations']) } },
  })
  expect(await admin.rows('/permissions?filter[collection][_eq]=authors&filter[action][_eq]=update')).toEqual([])
})

test('a field of another type than the model is refused with a sentence', async () => {
  await call(settings.ADMIN_TOKEN, 'DELETE', '/fields/authors_translations/description')
  await admin.post('/fields/authors_translations', { field: 'description', type: 'integer', meta: {}, schema: {} })
  await expect(addModel(admin, settings)).rejects.toThrow(
    'authors_translations.description is a integer in the database',
  )
  await call(settings.ADMIN_TOKEN, 'DELETE', '/fields/authors_translations/description')
  expect(await addModel(admin, settings)).toEqual(['field authors_translations.description'])
})
