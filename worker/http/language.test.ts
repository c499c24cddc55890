import { expect, test } from 'vitest'
import { testGateway } from '#tests/support/gateway.ts'
import { preferredLocale } from './language.ts'

const chrome = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36'
const html = 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8'

/** A request of a browser; `given` overrides its headers. */
function visit(path: string, given: Record<string, string> = {}, method = 'GET'): Promise<Response> {
  return testGateway().request(path, { method, headers: { 'user-agent': chrome, accept: html, ...given } })
}

const lists: [list: string, wanted: string | undefined][] = [
  ['vi', 'vi'],
  ['VI-vn,vi;Q=0.9,en;q=0.8', 'vi'],
  ['en-US,en;q=0.9,vi;q=0.8', 'en'],
  ['en;q=0.5, vi;q=0.9', 'vi'],
  ['en;q=0.8,vi;q=0.8', 'en'],
  ['xx-XX, xx;q=0.9, vi;q=0.2', 'vi'],
  ['zh', 'cn'],
  ['zh-CN,zh;q=0.9', 'cn'],
  ['zh-TW', 'cn'],
  ['zh-Hant-HK;q=0.7, en;q=0.6', 'cn'],
  ['vi;q=0, en;q=0.1', 'en'],
  ['vi;q=0.0', undefined],
  ['vi;q=1.5, en;q=0.1', 'vi'],
  ['vi;q=-1, en;q=0.1', 'en'],
  ['vi;q=high, zh;q=0.1', 'vi'],
  ['vi;level=1;q=0.1, en;q=0.2', 'en'],
  [',, ;q=1, vi', 'vi'],
  ['fr, de;q=0.9', undefined],
  // The site's code for Chinese is not a language tag.
  ['cn', undefined],
  ['vietnamese', undefined],
  ['*', undefined],
  ['', undefined],
  [';;;=,q=', undefined],
]

test.each(lists)('the list "%s" selects %s', (list, wanted) => {
  expect(preferredLocale(list)).toBe(wanted)
})

const moves: [who: string, path: string, headers: Record<string, string>, to: string][] = [
  ['a Vietnamese browser', '/', { 'accept-language': 'vi-VN,vi;q=0.9,en;q=0.8' }, '/vi'],
  ['a Taiwanese browser', '/', { 'accept-language': 'zh-TW,zh;q=0.9' }, '/cn'],
  ['a Vietnamese browser with other cookies', '/', { 'accept-language': 'vi', cookie: 'a=1' }, '/vi'],
  ['a saved language', '/', { cookie: 'site_language=cn' }, '/cn'],
  ['a saved language against the list', '/', { cookie: 'site_language=cn', 'accept-language': 'vi' }, '/cn'],
  ['a saved language among cookies', '/', { cookie: 'a=1; site_language=vi; b=2' }, '/vi'],
  [
    'a saved language on a deep page',
    '/knowledge-base/first-week',
    { cookie: 'site_language=vi' },
    '/vi/knowledge-base/first-week',
  ],
  [
    'a saved language on an aliased page',
    '/page/terms-of-use',
    { cookie: 'site_language=vi' },
    '/vi/trang/dieu-khoan-su-dung',
  ],
  ['a senseless cookie, so the list counts', '/', { cookie: 'site_language=xx', 'accept-language': 'vi' }, '/vi'],
  ['a cookie named like a built-in', '/', { cookie: 'site_language=constructor', 'accept-language': 'vi' }, '/vi'],
  ['a broken cookie', '/', { cookie: 'site_language=%E0%A4%A', 'accept-language': 'vi' }, '/vi'],
]

test.each(moves)('%s moves %s', async (_, path, headers, to) => {
  for (const method of ['GET', 'HEAD']) {
    const answer = await visit(`${path}?q=a%20b&page=2`, headers, method)
    expect(answer.status).toBe(302)
    expect(answer.headers.get('location')).toBe(`${to}?q=a%20b&page=2`)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    const vary = answer.headers.get('vary')?.split(', ')
    expect(vary).toEqual(expect.arrayContaining(['Cookie', 'Accept-Language', 'Accept', 'User-Agent']))
    expect(answer.headers.has('set-cookie')).toBe(false)
    expect(await answer.text()).toBe('')
  }
})

const vi = { 'accept-language': 'vi' }
const savedVi = { cookie: 'site_language=vi' }
const stays: [who: string, path: string, headers: Record<string, string>][] = [
  ['an English browser', '/', { 'accept-language': 'en-GB,en;q=0.9,vi;q=0.8' }],
  ['a browser without a list', '/', {}],
  ['a browser that refuses Vietnamese', '/', { 'accept-language': 'vi;q=0' }],
  ['a browser with other languages', '/', { 'accept-language': 'fr, de;q=0.9' }],
  ['a broken list', '/', { 'accept-language': ';q=,,' }],
  ['a saved English against the list', '/', { cookie: 'site_language=en', ...vi }],
  ['a deep address, whatever the list', '/knowledge-base', vi],
  ['a deep address with a senseless cookie', '/knowledge-base', { cookie: 'site_language=xx', ...vi }],
  ['a deep address with saved English', '/knowledge-base', { cookie: 'site_language=en' }],
  ['a prefixed address, whatever the list', '/cn', vi],
  ['a prefixed address, whatever was saved', '/cn', savedVi],
  ['a prefixed address with saved English', '/vi/knowledge-base', { cookie: 'site_language=en' }],
  [
    'Googlebot',
    '/',
    { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', ...vi },
  ],
  ['Googlebot with a cookie', '/', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)', ...savedVi }],
  ['GPTBot', '/', { 'user-agent': 'Mozilla/5.0; compatible; GPTBot/1.2; +https://openai.com/gptbot', ...vi }],
  ['a preview of a link', '/', { 'user-agent': 'facebookexternalhit/1.1', ...vi }],
  ['a request for any type', '/', { accept: '*/*', ...vi, ...savedVi }],
  ['a request for JSON', '/knowledge-base', { accept: 'application/json', ...savedVi }],
  ['a request without Accept', '/', { accept: '', ...vi }],
  ['the state of a page', '/_payload.json', { ...vi, ...savedVi }],
]

test.each(stays)('%s stays at %s', async (_, path, headers) => {
  for (const method of ['GET', 'HEAD']) {
    const answer = await visit(path, headers, method)
    expect(answer.status).toBe(200)
    expect(answer.headers.has('set-cookie')).toBe(false)
  }
})

const choices: [asked: string, to: string, saved: string | undefined][] = [
  ['/?lang=vi', '/vi', 'vi'],
  ['/?lang=en', '/', 'en'],
  ['/vi?lang=en', '/', 'en'],
  ['/vi/knowledge-base?lang=cn', '/cn/knowledge-base', 'cn'],
  ['/vi/trang/dieu-khoan-su-dung?lang=cn', '/cn/page/terms-of-use', 'cn'],
  ['/cn/page/privacy-policy?lang=vi', '/vi/trang/chinh-sach-bao-mat', 'vi'],
  ['/knowledge-base?page=2&lang=vi&q=bot', '/vi/knowledge-base?page=2&q=bot', 'vi'],
  ['/knowledge-base?lang=vi&lang=cn', '/vi/knowledge-base', 'vi'],
  // An unknown language: the parameter is removed, page and cookie stay.
  ['/vi/knowledge-base?lang=xx&q=bot', '/vi/knowledge-base?q=bot', undefined],
  ['/?lang=', '/', undefined],
  ['/?lang=VI', '/', undefined],
  ['/?lang=constructor', '/', undefined],
  ['/?lang=vi%0d%0aset-cookie:x=1', '/', undefined],
]

test.each(choices)('%s answers 303 to %s and saves %s', async (asked, to, saved) => {
  const answer = await visit(asked, { cookie: 'site_language=cn', ...vi })
  expect(answer.status).toBe(303)
  expect(answer.headers.get('location')).toBe(to)
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  expect(answer.headers.get('set-cookie')?.split('; ')[0]).toBe(saved && `site_language=${saved}`)
})

test('the cookie lasts 365 days, applies to every page, and is secure over https', async () => {
  const attributes = async (address: string) =>
    (await visit(address)).headers.get('set-cookie')?.split('; ').slice(1).toSorted()
  expect(await attributes('http://localhost/?lang=vi')).toEqual(['Max-Age=31536000', 'Path=/', 'SameSite=Lax'])
  expect(await attributes('https://helmsway.example/?lang=vi')).toEqual([
    'Max-Age=31536000',
    'Path=/',
    'SameSite=Lax',
    'Secure',
  ])
})

test.each([
  ['/vi/knowledge-base?lang=en', { 'accept-language': 'vi' }],
  ['/?lang=vi', { 'accept-language': 'en' }],
  ['/vi?lang=cn', { 'accept-language': 'vi' }],
])('the choice %s causes no redirect loop', async (asked, headers) => {
  const choice = await visit(asked, headers)
  const cookie = choice.headers.get('set-cookie')?.split(';')[0] ?? ''
  const answer = await visit(choice.headers.get('location') ?? '', { ...headers, cookie })
  expect(answer.status).toBe(200)
})
