import { expect } from '@playwright/test'
import { get, test } from './remote-test.ts'

test.describe.configure({ mode: 'default', timeout: 120_000 })

/** A page of each kind with texts of the content server, and one with texts of the site. */
const pages = [
  '/',
  '/vi/resources/blog',
  '/resources/blog/cms-post-1',
  '/cn/resources/product-updates',
  '/resources/product-updates/cms-update-2',
  '/page/privacy-policy',
  '/knowledge-base',
]

for (const [fault, call] of [
  ['wrong-shape', '/config'],
  ['bad-fields', '/config'],
  ['empty', undefined],
  ['null', undefined],
] as const) {
  test(`${call ?? 'everything'} with the fault ${fault}: every page that was seen stays`, async ({
    configuredSite,
    contentServer,
  }) => {
    for (const path of pages)
      await expect
        .poll(async () => (await get(configuredSite, path)).status, { message: path, timeout: 45_000 })
        .toBe(200)
    contentServer.setFault(fault, call ? { call } : {})
    for (const path of pages) expect((await get(configuredSite, path)).status, path).toBe(200)
  })
}

test('"not there" for everything: items are gone, every other page that was seen stays', async ({
  configuredSite,
  contentServer,
}) => {
  for (const path of pages)
    await expect
      .poll(async () => (await get(configuredSite, path)).status, { message: path, timeout: 45_000 })
      .toBe(200)
  contentServer.setFault('missing')
  for (const path of pages)
    expect((await get(configuredSite, path)).status, path).toBe(/cms-|privacy/.test(path) ? 404 : 200)
})
