import { afterEach, expect, test, vi } from 'vitest'
import * as v from 'valibot'
import { browserApi } from './browser-api.ts'
import { call } from './call.ts'
import { LangQuery } from './query.ts'
import { queryClient } from '#model/query-client.ts'

const rateCall = call({
  path: '/api/config',
  query: LangQuery,
  answer: v.object({ tax_rate: v.number() }),
  maxAge: 10,
})
const read = () => browserApi(rateCall, { lang: 'en' })

afterEach(() => {
  queryClient.clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('an answer is cached for ten seconds', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const fetch = vi.fn<(path: string) => Promise<Response>>(async () => Response.json({ data: { tax_rate: 10 } }))
  vi.stubGlobal('fetch', fetch)
  const [first, second] = await Promise.all([read(), read()])
  expect([first, second]).toEqual([{ tax_rate: 10 }, { tax_rate: 10 }])
  vi.advanceTimersByTime(9_999)
  await read()
  expect(fetch).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1)
  await read()
  expect(fetch.mock.calls.map(([path]) => path)).toEqual(['/api/config?lang=en-US', '/api/config?lang=en-US'])
})

test('a failed read rejects with the status', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 503 }))
  await expect(read()).rejects.toMatchObject({ name: 'ApiError', status: 503 })
})

test('an answer that does not match the schema rejects', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ data: { tax_rate: 'ten' } }))
  await expect(read()).rejects.toMatchObject({ name: 'ValiError' })
})
