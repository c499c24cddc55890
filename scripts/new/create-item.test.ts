import { readFile, writeFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { compiled, contentCopy, copyContent, faults } from '#tests/support/content-copy.ts'
import { sitePath } from '#scripts/site-folder.ts'
import { createItem, slugOf, type Kind } from './create-item.ts'

copyContent()

const kinds: [kind: Kind, files: string[]][] = [
  ['post', ['en/blog/a-new-one.md', 'vi/blog/a-new-one.md', 'cn/blog/a-new-one.md', 'blog.json']],
  [
    'update',
    ['en', 'vi', 'cn'].map((locale) => `${locale}/product-updates/a-new-one.md`).concat('product-updates.json'),
  ],
  [
    'article',
    ['en', 'vi', 'cn']
      .map((locale) => `${locale}/knowledge-base/a-new-one.md`)
      .concat('knowledge-base/getting-started.json'),
  ],
  ['page', ['en', 'vi', 'cn'].map((locale) => `${locale}/pages/a-new-one.md`)],
]

let written = 0

/** Writes what the new files ask for, each text once: no two pages have one title. */
async function fillIn(files: string[]): Promise<void> {
  for (const file of files) {
    const text = (await readFile(file, 'utf8')).replace('"version": "TODO"', '"version": "9.9"')
    await writeFile(
      file,
      text.replaceAll(/TODO:[^"\n]*/g, () => `34 ${(written += 1)}`),
    )
  }
}

test('a new item of each kind has no faults once its texts are written, and is not created twice', async () => {
  const create = (kind: Kind) => createItem(contentCopy(), kind, 'A new one', '2030-01-01', 'getting-started')
  const created: string[] = []
  for (const [kind, files] of kinds) {
    const own = await create(kind)
    expect(own).toEqual(files.map((file) => `${contentCopy()}/${file}`))
    created.push(...own)
  }
  const toWrite = (await faults()).split('\n').slice(1)
  for (const file of created.filter((path) => path.endsWith('.md')))
    expect(toWrite.filter((line) => line.includes(file.slice(contentCopy().length))).length).toBeGreaterThan(3)
  expect(toWrite).toContainEqual(
    expect.stringMatching(/product-updates.json: a-new-one.version: Write a version such as/),
  )
  expect(toWrite.filter((line) => !/"TODO": write the text|Write a version/.test(line))).toEqual([])
  await fillIn(created)
  expect(await faults()).toBe('none')
  for (const [kind] of kinds) await expect(create(kind)).rejects.toThrow('a-new-one.md exists; give another title')
})

test('a new post is the newest, is not featured, and keeps the form of the file', async () => {
  const before = await readFile(`${sitePath('content')}/blog.json`, 'utf8')
  const files = await createItem(contentCopy(), 'post', 'A new one', '2030-01-01', '')
  const after = await readFile(`${contentCopy()}/blog.json`, 'utf8')
  const added = after.split('\n').filter((line) => !before.split('\n').includes(line))
  expect(added.map((line) => line.trim())).toEqual([
    '"slug": "a-new-one",',
    '"date_created": "2030-01-01",',
    '"date_updated": "2030-01-01"',
  ])
  await fillIn(files)
  const { vi } = await compiled()
  expect(vi.blog.posts[0]).toMatchObject({ slug: 'a-new-one' })
  expect(vi.blog.featured).not.toContain('a-new-one')
})

test.each([
  ['Reading an order book', 'reading-an-order-book'],
  ['  “Fixed”: 1 signal, 2 orders! ', 'fixed-1-signal-2-orders'],
  ['Đọc sổ lệnh', 'doc-so-lenh'],
  ['交易', ''],
])('the title %j is at %j', (title, slug) => {
  expect(slugOf(title)).toBe(slug)
})
