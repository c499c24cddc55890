import { expect, test } from 'vitest'
import type { Locale } from './locales.ts'
import { localizePath, splitLocale } from './paths.ts'

const pairs: [string, Locale, string][] = [
  ['/', 'en', '/'],
  ['/vi', 'vi', '/'],
  ['/cn', 'cn', '/'],
  ['/knowledge-base', 'en', '/knowledge-base'],
  ['/vi/knowledge-base/first-week', 'vi', '/knowledge-base/first-week'],
  ['/cn/page/terms-of-use', 'cn', '/page/terms-of-use'],
  ['/page/terms-of-use', 'en', '/page/terms-of-use'],
  ['/vi/trang/dieu-khoan-su-dung', 'vi', '/page/terms-of-use'],
  ['/vi/trang/chinh-sach-bao-mat', 'vi', '/page/privacy-policy'],
  ['/vi/trang/about', 'vi', '/page/about'],
]

test.each(pairs)('%s is %s %s, and back', (publicPath, locale, path) => {
  expect(splitLocale(publicPath)).toEqual({ locale, path })
  expect(localizePath(locale, path)).toBe(publicPath)
})

test('query and fragment stay', () => {
  expect(localizePath('vi', '/#pricing')).toBe('/vi#pricing')
  expect(localizePath('vi', '/page/terms-of-use?x=1#top')).toBe('/vi/trang/dieu-khoan-su-dung?x=1#top')
  expect(localizePath('en', '/knowledge-base?q=a')).toBe('/knowledge-base?q=a')
})

test('no path begins with two slashes, which would name another site', () => {
  expect(splitLocale('/en//evil.example').path).toBe('/evil.example')
  expect(splitLocale('/vi///evil.example?x=//y').path).toBe('/evil.example?x=//y')
})

test('a path that resembles a locale is a path', () => {
  expect(splitLocale('/vietnam')).toEqual({ locale: 'en', path: '/vietnam' })
  expect(splitLocale('/constructor')).toEqual({ locale: 'en', path: '/constructor' })
  expect(splitLocale('/vi/trang/constructor')).toEqual({ locale: 'vi', path: '/page/constructor' })
})
