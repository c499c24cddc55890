import { afterEach, expect, test, vi } from 'vitest'
import * as v from 'valibot'
import { browserApi, queryClient } from './browser-api.ts'

const Rate = v.object({ tax_rate: v.number() })
const read = () => browserApi(Rate, '/api/config', { lang: 'en-US' })

afterEach(() => {
  queryClient.clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('what was read is used for ten seconds, then it is read again', async () => {
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

test('a read that failed says with which status', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 503 }))
  await expect(read()).rejects.toMatchObject({ name: 'ApiError', status: 503 })
})
