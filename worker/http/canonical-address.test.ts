import { expect, test, vi } from 'vitest'
import { pageRecord, testGateway } from '#tests/support/gateway.ts'
import { canonicalPath } from './canonical-address.ts'

const moves: [asked: string, canonical: string][] = [
  ['/en', '/'],
  ['/en/', '/'],
  ['/EN', '/'],
  ['/en/knowledge-base', '/knowledge-base'],
  ['/en/knowledge-base/', '/knowledge-base'],
  ['/en/page/terms-of-use', '/page/terms-of-use'],
  ['/vi/', '/vi'],
  ['/cn/', '/cn'],
  ['/knowledge-base/', '/knowledge-base'],
  ['/vi/knowledge-base/', '/vi/knowledge-base'],
  ['//', '/'],
  ['///knowledge-base', '/knowledge-base'],
  ['/knowledge-base//first-week', '/knowledge-base/first-week'],
  ['//vi///knowledge-base//', '/vi/knowledge-base'],
  ['/Knowledge-Base', '/knowledge-base'],
  ['/VI/KNOWLEDGE-BASE', '/vi/knowledge-base'],
  ['/caf%c3%a9', '/caf%C3%A9'],
  ['/%6bnowledge-%62ase', '/knowledge-base'],
  ['/%76%49/%54rang%2Fx%2e%5F%7e%2d1', '/vi/trang%2Fx._~-1'],
  ['/%%36%32log', '/%2562log'],
  ['/100%', '/100%25'],
  ['/vi/page/terms-of-use', '/vi/trang/dieu-khoan-su-dung'],
  ['/vi/page/privacy-policy/', '/vi/trang/chinh-sach-bao-mat'],
  ['/vi/page/about', '/vi/trang/about'],
  ['/vi/trang/terms-of-use', '/vi/trang/dieu-khoan-su-dung'],
  ['/Vi//Page/Terms-Of-Use/', '/vi/trang/dieu-khoan-su-dung'],
  ['/en/en/knowledge-base', '/knowledge-base'],
  ['/en/vi/page/terms-of-use', '/vi/trang/dieu-khoan-su-dung'],
]

test.each(moves)('%s answers 308 to %s, in one step and with its query', async (asked, canonical) => {
  const gateway = testGateway()
  for (const method of ['GET', 'HEAD']) {
    const answer = await gateway.request(`https://helmsway.example${asked}?Q=A%20B&page=2`, { method })
    expect(answer.status).toBe(308)
    expect(answer.headers.get('location')).toBe(`${canonical}?Q=A%20B&page=2`)
    expect(await answer.text()).toBe('')
  }
  expect((await gateway.request(`https://helmsway.example${canonical}`)).status).toBe(200)
})

const canonical = [
  '/',
  '/vi',
  '/cn',
  '/knowledge-base',
  '/vi/knowledge-base/first-week',
  '/page/terms-of-use',
  '/cn/page/terms-of-use',
  '/vi/trang/dieu-khoan-su-dung',
  '/vi/trang/about',
  // Unknown languages and pages.
  '/fr',
  '/xx/knowledge-base',
  '/vietnam',
  '/vi-vn',
  '/english',
  '/constructor',
  '/caf%C3%A9',
  '/vi/en/knowledge-base',
]

test.each(canonical)('%s is the address of a page and stays', async (path) => {
  const answer = await testGateway().request(path)
  expect(answer.status).toBe(200)
  expect(await answer.text()).toBe(`<html>${path}</html>`)
})

test('all spellings of an address are one page', async () => {
  const hex = (letter: string) => `%${letter.charCodeAt(0).toString(16)}`
  const fetchPage = vi.fn(async (path: string) => pageRecord(path))
  const { request } = testGateway({ fetchPage })
  for (let spelling = 0; spelling < 16; spelling += 1) {
    const slug = [...'blog'].map((letter, at) => ((spelling >> at) & 1 ? hex(letter) : letter)).join('')
    const answer = await request(`/resources/${slug}`)
    expect(answer.headers.get('location') ?? '/resources/blog').toBe('/resources/blog')
  }
  expect(fetchPage.mock.calls).toEqual([['/resources/blog']])
})

/** Every combination of up to three parts: languages, aliases, case and slashes. */
function manyPaths(): string[] {
  const names = ['/page', '/trang', '/terms-of-use', '/Dieu-khoan-su-dung', '/fr', '/%65n', '/%%36']
  const parts = ['', '/', '/en', '/EN', '/vi', '/cn', ...names]
  return parts.flatMap((a) => parts.flatMap((b) => parts.flatMap((c) => parts.map((d) => `/${a}${b}${c}${d}`))))
}

test('the canonical form of a canonical path is itself', () => {
  const loops = manyPaths().filter((path) => canonicalPath(canonicalPath(path)) !== canonicalPath(path))
  expect(loops.slice(0, 5)).toEqual([])
})

test.each(['//evil.example', '/en//evil.example/', '///evil.example/%2F', '/EN/\\evil.example', '/en///evil.example'])(
  '%s never leads to another site',
  async (path) => {
    const answer = await testGateway().request(`https://helmsway.example${path}`)
    expect(answer.status).toBe(308)
    expect(answer.headers.get('location')).toMatch(/^\/(?![/\\])/)
  },
)

test('fetchPage gets canonical paths only', async () => {
  const asked: string[] = []
  const gateway = testGateway({
    fetchPage: async (path) => {
      asked.push(path)
      return pageRecord(path)
    },
  })
  const states = ['/en', '/vi', '/vi/page/terms-of-use', '/vi/trang/dieu-khoan-su-dung', '/vi/trang/terms-of-use', '/A']
  for (const path of ['', ...states]) await gateway.request(`${path}/_payload.json`)
  expect(asked).not.toHaveLength(0)
  expect(asked).toEqual(asked.map((path) => canonicalPath(path)))
})
