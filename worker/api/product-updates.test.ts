import * as v from 'valibot'
import { expect, test } from 'vitest'
import { Update, UpdateList } from '#features/product-updates/schema.ts'
import { testGateway } from '#tests/support/gateway.ts'

const Envelope = v.object({ data: v.unknown() })
const listPath = '/api/pages/product-updates/list-product-updates'

async function list(query: string) {
  const response = await testGateway().request(`${listPath}?${query}`)
  expect(response.status).toBe(200)
  const { data } = v.parse(Envelope, await response.json())
  const updates = v.parse(UpdateList, data)
  // No other fields.
  expect(data).toEqual(updates)
  return updates
}

test('the list holds six releases a page, with the fields of the specification', async () => {
  const { total_pages, product_updates } = await list('lang=zh-CN&limit=6&page=1')
  expect(total_pages).toBe(3)
  expect(product_updates).toHaveLength(6)
  expect(product_updates[1]).toMatchObject({
    title: '每笔持仓都在经纪商处挂止损',
    slug: 'v3-0-stops-at-the-broker',
    category: { name: '需要操作' },
    product_updates_id: {
      thumbnail: 'update-v3-1-planned-pauses',
      version: '3.0.0',
      date_created: '2024-10-22',
    },
  })
})

test('the pages list every release once, newest first', async () => {
  const pages = await Promise.all([1, 2, 3].map((page) => list(`page=${page}`)))
  const updates = pages.flatMap(({ product_updates }) => product_updates)
  expect(new Set(updates.map(({ slug }) => slug)).size).toBe(13)
  const dates = updates.map(({ product_updates_id }) => product_updates_id.date_created)
  expect(dates).toEqual(dates.toSorted().toReversed())
})

test('the kinds of release divide the list', async () => {
  const types = ['new-feature', 'improvement', 'bug-fix', 'breaking-change']
  const lists = await Promise.all(types.map((type) => list(`type=${type}&limit=50`)))
  for (const [index, { product_updates }] of lists.entries())
    expect(new Set(product_updates.map(({ category }) => category?.id))).toEqual(new Set([types[index]]))
  expect(lists.flatMap(({ product_updates }) => product_updates)).toHaveLength(13)
})

test('a plan selects the releases that affect it; a release without plans affects all', async () => {
  const { total, total_pages, product_updates } = await list('plan=starter&limit=6')
  expect({ total, total_pages }).toEqual({ total: 11, total_pages: 2 })
  expect(product_updates.map(({ product_updates_id: { plans } }) => plans)).toEqual(Array(6).fill(undefined))
  expect((await list('plan=launchpad')).total).toBe(12)
  expect((await list('plan=elite&type=new-feature')).total).toBe((await list('type=new-feature')).total)
  const features = (await list('plan=starter&type=new-feature')).product_updates
  expect(features.map(({ slug }) => slug)).not.toContain('v2-3-smart-portfolio')
})

test('a page past the end is empty and keeps the number of pages', async () => {
  expect(await list('page=4')).toEqual({ total_pages: 3, total: 13, product_updates: [] })
})

test.each(['limit=0', 'limit=51', 'page=0', 'type=rumour', 'plan=no+plan'])(
  '%s is a 400 that names the parameter',
  async (query) => {
    const response = await testGateway().request(`${listPath}?${query}`)
    expect(response.status).toBe(400)
    expect(await response.text()).toContain(`${query.split('=')[0]}: must be`)
  },
)

test('a release comes with its notes and its SEO record; an unknown one is a 404', async () => {
  const app = testGateway()
  const response = await app.request('/api/product_updates_translations?lang=en-US&slug=v2-4-1-pause-pending-orders')
  const update = v.parse(Update, v.parse(Envelope, await response.json()).data)
  expect(update.content).toContain('<h2 id="section-1">')
  expect(update.product_updates_id).toMatchObject({ version: '2.4.1', date_created: '2024-05-21' })
  expect(update.seo_detail?.meta_title).toBeTruthy()
  expect((await app.request('/api/product_updates_translations?lang=en-US&slug=nope')).status).toBe(404)
})
