import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { sitePath } from '#scripts/site-folder.ts'
import type { SocialPage } from './pages.ts'
import { prepareSocialPictures } from './prepare-social-pictures.tsx'

const vi: SocialPage = { locale: 'vi', brand: 'Helmsway', label: 'Kho kiến thức', title: 'Rủi ro Ễ', path: '/a' }
const cn: SocialPage = { locale: 'cn', brand: 'Helmsway', label: '产品更新', title: '信号触发“两笔订单”', path: '/' }
let directory = ''

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'social-'))
})

afterEach(() => rm(directory, { recursive: true }))

const prepare = (pages: SocialPage[]) =>
  prepareSocialPictures(pages, join(sitePath('content'), 'pictures'), directory, join(directory, 'cache'))

test('a page gets a PNG of 1200 by 630 px at its own path', async () => {
  await prepare([vi, cn])
  for (const path of ['social/vi/a.png', 'social/cn.png']) {
    const { format, width, height, size = 0 } = await sharp(await readFile(join(directory, path))).metadata()
    expect({ format, width, height }).toEqual({ format: 'png', width: 1200, height: 630 })
    expect(size).toBeLessThan(30_000)
  }
})

test('a card with the same text is drawn once, whatever its path', async () => {
  const drawings = async () => (await readdir(join(directory, 'cache'))).length
  await prepare([vi, cn])
  expect(await drawings()).toBe(2)
  await prepare([cn, { ...vi, path: '/b' }])
  expect(await drawings()).toBe(2)
  await prepare([cn, { ...vi, title: 'Rủi ro' }])
  expect(await drawings()).toBe(3)
})

test('a deleted page loses its picture', async () => {
  await prepare([vi, cn])
  await prepare([cn])
  await expect(readFile(join(directory, 'social/vi/a.png'))).rejects.toThrow('ENOENT')
})

test.each([vi, cn])('a letter that no font of $locale has is an error', async (page) => {
  const title = `${page.title} \u{1681}`
  await expect(prepare([{ ...page, title }])).rejects.toThrow(`"${title}": no font has \u{1681}`)
})
