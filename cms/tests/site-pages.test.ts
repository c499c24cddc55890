import { afterAll, beforeAll, expect, test } from 'vitest'
import { startBoth, until, type Both } from './site.ts'

let both: Both
beforeAll(async () => {
  both = await startBoth()
}, 120_000)
afterAll(() => both.end())

test('every page of the sitemaps is there', async () => {
  const begun = Date.now()
  const { paths, bad } = await both.crawl()
  console.log(paths.length, Date.now() - begun)
  expect(bad).toEqual([])
  const second = Date.now()
  await both.crawl()
  console.log(Date.now() - second)
  console.log((await both.health()).text)
}, 120_000)
