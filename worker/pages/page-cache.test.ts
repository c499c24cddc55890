import { expect, test, vi } from 'vitest'
import { PageCache, type CacheEntry } from './page-cache.ts'

const minute = 60_000

interface Page extends CacheEntry {
  text: string
}

/** A page of 10 bytes by default, fresh for one minute and stale for ten more. */
function page(text: string, now: number, given: Partial<Page> = {}): Page {
  return { text, size: 10, freshUntil: now + minute, staleUntil: now + 11 * minute, ...given }
}

/** A cache whose `get` returns text and outcome; `settle` waits for background work. */
function visitedCache(maxBytes = 1000) {
  const cache = new PageCache<Page>(maxBytes)
  const background: Promise<unknown>[] = []
  return {
    cache,
    settle: () => Promise.all(background.splice(0)),
    /** The stored text of `key`, without a load. */
    async kept(key: string, now: number) {
      const nothing = () => Promise.reject(new Error('not kept'))
      const found = await cache.get(key, now, nothing, () => undefined).catch(() => undefined)
      return found?.entry.text
    },
    async get(key: string, now: number, load: () => Promise<Page>) {
      const { entry, outcome } = await cache.get(key, now, load, (work) => background.push(work))
      return `${entry.text} ${outcome}`
    },
  }
}

/** A load that ends when the test says so. */
function heldLoad() {
  const { promise, resolve, reject } = Promise.withResolvers<Page>()
  return { load: vi.fn(() => promise), resolve, reject }
}

test('a fresh page comes from memory', async () => {
  const { get } = visitedCache()
  const load = vi.fn(async () => page('one', 0))
  expect(await get('/', 0, load)).toBe('one miss')
  expect(await get('/', minute - 1, load)).toBe('one hit')
  expect(load).toHaveBeenCalledOnce()
})

test('concurrent equal requests share one load', async () => {
  const { get } = visitedCache()
  const { load, resolve } = heldLoad()
  const same = [get('/', 0, load), get('/', 0, load), get('/', 0, load)]
  expect(await get('/vi', 0, async () => page('vi', 0))).toBe('vi miss')
  resolve(page('one', 0))
  expect(await Promise.all(same)).toEqual(['one miss', 'one miss', 'one miss'])
  expect(load).toHaveBeenCalledOnce()
})

test('a stale page is served at once and renewed once in the background', async () => {
  const { get, settle } = visitedCache()
  await get('/', 0, async () => page('old', 0))
  const { load, resolve } = heldLoad()
  expect(await get('/', 2 * minute, load)).toBe('old stale')
  expect(await get('/', 2 * minute, load)).toBe('old stale')
  resolve(page('new', 2 * minute))
  await settle()
  expect(await get('/', 2 * minute, load)).toBe('new hit')
  expect(load).toHaveBeenCalledOnce()
})

test('a failed renewal keeps the stale page, and the next request tries again', async () => {
  const { get, settle } = visitedCache()
  await get('/', 0, async () => page('old', 0))
  const failing = vi.fn(() => Promise.reject(new Error('down')))
  expect(await get('/', 2 * minute, failing)).toBe('old stale')
  await settle()
  expect(await get('/', 3 * minute, failing)).toBe('old stale')
  await settle()
  expect(failing).toHaveBeenCalledTimes(2)
  expect(await get('/', 4 * minute, async () => page('new', 4 * minute))).toBe('old stale')
  await settle()
  expect(await get('/', 4 * minute, failing)).toBe('new hit')
})

test('an expired page is loaded, and not served if that fails', async () => {
  const { get } = visitedCache()
  await get('/', 0, async () => page('old', 0))
  await expect(get('/', 11 * minute, () => Promise.reject(new Error('down')))).rejects.toThrow('down')
  expect(await get('/', 11 * minute, async () => page('new', 11 * minute))).toBe('new miss')
})

test('a failed load rejects for every waiter, is not stored, and can be repeated', async () => {
  const { cache, get, settle } = visitedCache()
  const { load, reject } = heldLoad()
  const waiting = Promise.allSettled([get('/', 0, load), get('/', 0, load)])
  reject(new Error('down'))
  expect((await waiting).map((result) => result.status)).toEqual(['rejected', 'rejected'])
  await settle()
  expect(load).toHaveBeenCalledOnce()
  expect(cache.bytes).toBe(0)
  expect(await get('/', 0, async () => page('one', 0))).toBe('one miss')
})

test('a load continues in the background when its visitor disconnects', async () => {
  const { cache, kept } = visitedCache()
  const background = vi.fn()
  const { load, resolve } = heldLoad()
  void cache.get('/', 0, load, background)
  expect(background).toHaveBeenCalledOnce()
  resolve(page('one', 0))
  await background.mock.calls[0]?.[0]
  expect(await kept('/', 0)).toBe('one')
})

test('a lost load does not block a page', async () => {
  const { cache, get, settle } = visitedCache()
  const never = () => new Promise<Page>(() => undefined)
  void cache.get('/', 0, never, () => undefined)
  expect(await get('/', 20_000, async () => page('new', 20_000))).toBe('new miss')
  void cache.get('/', 2 * minute, never, () => undefined)
  await get('/', 3 * minute, async () => page('newer', 3 * minute))
  await settle()
  expect(await get('/', 3 * minute, never)).toBe('newer hit')
})

test('an entry that must not be stored is returned and replaces nothing', async () => {
  const { cache, get, settle } = visitedCache()
  const failed = async () => page('failed', 0, { freshUntil: 0, staleUntil: 0 })
  expect(await get('/', 0, failed)).toBe('failed miss')
  expect(cache.bytes).toBe(0)
  await get('/', 0, async () => page('good', 0))
  expect(await get('/', 2 * minute, failed)).toBe('good stale')
  await settle()
  expect(await get('/', 2 * minute, failed)).toBe('good stale')
  expect(cache.bytes).toBe(10)
})

test('bytes are bounded, and the least recently used page goes first', async () => {
  const { cache, get, kept } = visitedCache(30)
  for (const key of ['/a', '/b', '/c']) await get(key, 0, async () => page(key, 0))
  expect(await get('/a', 1, async () => page('again', 1))).toBe('/a hit')
  await get('/d', 1, async () => page('/d', 1))
  expect(cache.bytes).toBe(30)
  expect(await Promise.all(['/a', '/b', '/c', '/d'].map((key) => kept(key, 0)))).toEqual(['/a', undefined, '/c', '/d'])
})

test('one large page may take the room of several small ones', async () => {
  const { cache, get, kept } = visitedCache(30)
  for (const key of ['/a', '/b', '/c']) await get(key, 0, async () => page(key, 0))
  await get('/d', 0, async () => page('/d', 0, { size: 25 }))
  expect(cache.bytes).toBe(25)
  expect(await kept('/c', 0)).toBeUndefined()
})

test('a page larger than the cache is returned and evicts nothing', async () => {
  const { cache, get, kept } = visitedCache(30)
  await get('/a', 0, async () => page('/a', 0))
  expect(await get('/huge', 0, async () => page('huge', 0, { size: 31 }))).toBe('huge miss')
  expect(cache.bytes).toBe(10)
  expect(await kept('/a', 0)).toBe('/a')
})

test('a renewed page counts once', async () => {
  const { cache, get, settle } = visitedCache(100)
  await get('/', 0, async () => page('old', 0))
  await get('/', 2 * minute, async () => page('new', 2 * minute, { size: 12 }))
  await settle()
  expect(cache.bytes).toBe(12)
})

test('an expired page is not served', async () => {
  const { get, kept } = visitedCache()
  await get('/', 0, async () => page('one', 0))
  expect(await kept('/', 11 * minute - 1)).toBe('one')
  expect(await kept('/', 11 * minute)).toBeUndefined()
})

test('clear removes everything; loads in flight are returned but not stored', async () => {
  const { cache, get, kept } = visitedCache()
  await get('/', 0, async () => page('old', 0))
  const late = heldLoad()
  const answer = get('/late', 0, late.load)
  cache.clear()
  expect(cache.bytes).toBe(0)
  const renewed = heldLoad()
  const next = get('/late', 0, renewed.load)
  late.resolve(page('old', 0))
  expect(await answer).toBe('old miss')
  expect(cache.bytes).toBe(0)
  renewed.resolve(page('new', 0))
  expect(await next).toBe('new miss')
  expect(await kept('/late', 0)).toBe('new')
  expect(cache.bytes).toBe(10)
})
