import * as v from 'valibot'
import { expect, test } from 'vitest'
import { StaticPage } from '#features/static-page/schema.ts'
import { remoteGateway } from '#tests/support/remote-gateway.ts'

test('a page of the content server has the incidents of the files', async () => {
  const { request } = remoteGateway()
  const { data } = v.parse(
    v.object({ data: StaticPage }),
    await (await request('/api/items/pages/static/trust')).json(),
  )
  expect(data.title).toContain('CMS')
  expect(data.incidents?.map(({ slug }) => slug)).toEqual(['late-orders', 'wrong-balance'])
})
