import { expect } from '@playwright/test'
import { test } from './test.ts'

for (const path of [
  '/',
  '/vi',
  '/cn/knowledge-base',
  '/resources/blog?page=2',
  '/vi/trang/dieu-khoan-su-dung',
  '/cn/resources/blog/how-slippage-eats-a-strategy',
]) {
  test(`a shared link to ${path} shows a picture of 1200 by 630 px`, async ({ reader: page, request }) => {
    await page.goto(path)
    const address = await page.locator('meta[property="og:image"]').getAttribute('content')
    const answer = await request.get(address ?? '')
    expect(answer.status()).toBe(200)
    expect(answer.headers()['content-type']).toBe('image/png')
    const png = await answer.body()
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
    // Each page has its own picture: no other page has the home page's.
    const name = new URL(address ?? '').pathname
    expect(name).toMatch(/^\/social\/(en|vi|cn)[\w/-]*\.png$/)
  })
}
