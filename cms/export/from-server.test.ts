import { cp, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { contentCopy, copyContent } from '../../tests/support/content-copy.ts'
import { sitePath } from '../../scripts/site-folder.ts'
import { startContentServer } from '../../tests/support/content-server.ts'
import { clientDependencies, contentClient, type AskServer } from '../../worker/cms/client.ts'
import { directReader } from '../../worker/cms/direct-reader.ts'
import { exportContent } from './export-content.ts'
import { readServer } from './read.ts'

copyContent()

test('an export reads every call of a content server', async ({ onTestFinished }) => {
  const folder = await mkdtemp(join(tmpdir(), 'export-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await cp(sitePath('content'), folder, { recursive: true })
  const { address } = await startContentServer(0)
  const { changed, invalid } = await exportContent(folder, address, undefined)
  expect(invalid).toEqual([])
  expect(changed).toEqual(expect.arrayContaining(['site.json', 'redirects.json', 'vi/home.json', 'cn/plans.json']))
  const text = await readFile(join(folder, 'en/blog/cms-post-1.md'), 'utf8')
  expect(text).toMatch(/^---\ntitle: CMS post 1\n/)
  expect(text).toContain('\n![CMS drawing](hero-course)\n')
  expect(await readFile(join(folder, 'en/knowledge-base/cms-article-1.md'), 'utf8')).toMatch(
    /^---\ntitle: CMS article 1\n/,
  )
  expect(JSON.parse(await readFile(join(folder, 'blog.json'), 'utf8')).posts).toContainEqual(
    expect.objectContaining({ slug: 'cms-post-7', cover: 'no-image', author: 'cam-editor' }),
  )
})

test('a post in English alone is no text of another language', async () => {
  const { address } = await startContentServer(0)
  const client = contentClient(address, undefined, clientDependencies)
  const inEnglish: AskServer = async (path, isItem) => {
    const answer = await client(path, isItem)
    if (answer.kind !== 'found') return answer
    const translations = [{ languages_code: 'en-US' }]
    const data = JSON.parse(answer.text, (name, value) => (name === 'blogs_id' ? { ...value, translations } : value))
    return { ...answer, text: JSON.stringify(data) }
  }
  const { get } = directReader(inEnglish, { assetUrl: `${address}/assets`, now: Date.now() })
  const { locales } = await readServer(get, [])
  expect(locales.get('en')?.posts.size).toBeGreaterThan(1)
  expect(locales.get('vi')?.posts.size).toBe(0)
})

test('a server that fails leaves the files as they are', async () => {
  const { address, setFault } = await startContentServer(0)
  setFault('error', { call: '/items/redirects' })
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await cp(join(sitePath('content'), 'pictures'), join(contentCopy(), 'pictures'), { recursive: true })
  const read = () => readFile(join(contentCopy(), 'blog.json'), 'utf8')
  const before = await read()
  await expect(exportContent(contentCopy(), address, undefined)).rejects.toThrow(
    /\/items\/redirects\?\S+: 500\. Nothing was changed/,
  )
  expect(await read()).toBe(before)
  log.mockClear()
}, 60_000)
