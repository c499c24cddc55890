import { expect, test } from 'vitest'
import { remoteGateway } from '#tests/support/remote-gateway.ts'

test('the reading time of a post comes from its text', async () => {
  const { request } = remoteGateway()
  const minutes = { read_minutes: expect.any(Number) }
  const post = await (await request('/api/blogs_translations?slug=cms-post-2')).json()
  expect(post).toMatchObject({ data: minutes })
  const list = await (await request('/api/pages/blogs/list-blogs')).json()
  expect(list).toMatchObject({ data: { bogs: Array.from({ length: 6 }, () => minutes) } })
})
