import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { contentCopy, copyContent, edit, faults } from '#tests/support/content-copy.ts'
import { createItem, type Kind } from './create-item.ts'
import { renameItem, retireItem } from './move-item.ts'

copyContent()

const read = (file: string) => readFile(join(contentCopy(), file), 'utf8')
const kinds: [kind: Kind, folder: string, path: string][] = [
  ['post', 'blog', '/resources/blog'],
  ['update', 'product-updates', '/resources/product-updates'],
  ['article', 'knowledge-base', '/knowledge-base'],
  ['page', 'pages', '/page'],
]

let written = 0

/** A new item of each kind, named `one`, whose texts are written; a question links to each. */
async function createOne(kind: Kind, path: string): Promise<void> {
  const files = await createItem(contentCopy(), kind, 'One', '2030-01-01', 'getting-started')
  for (const file of files)
    await edit(file.slice(contentCopy().length + 1), (text) =>
      text
        .replace('"version": "TODO"', '"version": "9.9"')
        .replaceAll(/TODO:[^"\n]*/g, () => `34 ${(written += 1)}`)
        .concat('\n'),
    )
  await edit('en/pages/about.md', (text) => `${text}\n[One](${path}/one), [two](${path}/one-more)\n`)
}

test('a renamed item keeps its texts, record and links, and its old address leads to it', async () => {
  for (const [kind, folder, path] of kinds) {
    await createOne(kind, path)
    await renameItem(contentCopy(), kind, 'one', 'two')
    for (const locale of ['en', 'vi', 'cn']) {
      expect(existsSync(join(contentCopy(), locale, folder, 'one.md'))).toBe(false)
      expect(await read(`${locale}/${folder}/two.md`)).toContain('title: ')
    }
    const about = await read('en/pages/about.md')
    expect(about).toContain(`[One](${path}/two), [two](${path}/one-more)`)
    expect(JSON.parse(await read('redirects.json')).rules[0]).toEqual({
      from: `${path}/one`,
      to: `${path}/two`,
      status: 301,
    })
    await edit('en/pages/about.md', (text) => text.replace(/, \[two\].*/, ''))
  }
  expect(await faults()).toBe('none')
  await renameItem(contentCopy(), 'post', 'two', 'one')
  expect(await faults()).toBe('none')
})

test('a retired item is gone, and its address and links lead to another page', async () => {
  for (const [kind, , path] of kinds) {
    await createOne(kind, path)
    await retireItem(contentCopy(), kind, 'one', '/knowledge-base')
    await edit('en/pages/about.md', (text) => text.replace(/, \[two\].*/, ''))
  }
  expect(await read('en/pages/about.md')).toContain('[One](/knowledge-base)')
  expect(await faults()).toBe('none')
})

test('an item retired without another page is gone for good; the check names the links to it', async () => {
  await createOne('post', '/resources/blog')
  await renameItem(contentCopy(), 'post', 'one', 'two')
  await retireItem(contentCopy(), 'post', 'two')
  expect(JSON.parse(await read('redirects.json')).rules.slice(0, 2)).toEqual([
    { from: '/resources/blog/two', status: 410 },
    { from: '/resources/blog/one', status: 410 },
  ])
  await edit('en/pages/about.md', (text) => text.replace(/, \[two\].*/, ''))
  expect((await faults()).split('\n').slice(1)).toEqual([
    '  content/en/pages/about.md: link: no page at "/resources/blog/two"',
  ])
})

test.each<[old: string, name: string, sentence: string]>([
  ['no-such', 'two', 'No post is called "no-such"; there are '],
  ['one', 'Two', '"Two" is no name of an address; write two'],
  ['one', 'other', '"other" is taken'],
])('renaming "%s" to "%s" is refused', async (old, name, sentence) => {
  await createOne('post', '/resources/blog')
  await createItem(contentCopy(), 'post', 'Other', '2030-01-01', '')
  const before = await read('redirects.json')
  await expect(renameItem(contentCopy(), 'post', old, name)).rejects.toThrow(sentence)
  expect(await read('redirects.json')).toBe(before)
})

test('a page whose address is in the table of languages stays', async () => {
  const sentence = 'src/i18n/locales.ts names the address of "terms-of-use"'
  await expect(renameItem(contentCopy(), 'page', 'terms-of-use', 'terms')).rejects.toThrow(sentence)
  await expect(retireItem(contentCopy(), 'page', 'terms-of-use')).rejects.toThrow(sentence)
})

test('npm run new takes --rename with a new name, and --retire with another page or without one', async ({
  onTestFinished,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'new-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await symlink(contentCopy(), join(folder, 'content'))
  const run = (...args: string[]) =>
    new Promise<string>((done) => {
      execFile(process.execPath, [resolve('scripts/new.ts'), ...args], { cwd: folder }, (_, out, error) =>
        done(out + error),
      )
    })
  await createOne('post', '/resources/blog')
  const moves = /^Say what: npm run new -- --rename /
  expect(await run('--rename', 'post', 'one')).toMatch(moves)
  expect(await run('--rename', '--retire', 'post', 'one', 'two')).toMatch(moves)
  expect(await run('--rename', 'post', 'one', 'two')).toContain('content/en/blog/two.md')
  expect(await run('--retire', 'post', 'two', '/knowledge-base')).toContain(
    'Changed these, then: npm run check:content',
  )
  expect(JSON.parse(await read('redirects.json')).rules[0]).toMatchObject({ to: '/knowledge-base', status: 301 })
})
