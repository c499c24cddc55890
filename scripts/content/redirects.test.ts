import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ContentReader } from './reader.ts'
import { compileRedirects } from './redirects.ts'

const pages = new Set(['/', '/knowledge-base', '/knowledge-base/first-week', '/resources/blog', '/page/terms-of-use'])
let directory = ''

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'redirects-'))
  await writeFile(
    join(directory, 'site.json'),
    '{ "link_button": { "support": "https://support.helmsway.example/x" } }',
  )
})

afterEach(() => rm(directory, { recursive: true }))

/** The faults of a table whose rules are written as [from, to, status]. */
async function faults(...rules: [from: string, to?: string, status?: number][]): Promise<string[]> {
  const written = rules.map(([from, to, status = to ? 301 : 410]) => ({ from, to, status }))
  await writeFile(
    join(directory, 'redirects.json'),
    JSON.stringify({ hosts: ['docs.helmsway.example'], rules: written }),
  )
  const reader = new ContentReader(directory, new Map())
  compileRedirects(reader, pages)
  return [...reader.faults].map((fault) => fault.replace('content/redirects.json: ', ''))
}

test('good rules have no faults', async () => {
  expect(
    await faults(
      ['/help/*', '/knowledge-base/*'],
      ['/help/fees', '/?page=2#pricing', 302],
      ['/docs/*', 'https://docs.helmsway.example/v1/*'],
      ['/support', 'https://support.helmsway.example', 307],
      ['/vi/tin-tuc/*', '/resources/blog/*', 308],
      ['/tin', '/vi/resources/blog'],
      ['/vi/tin', '/resources/blog'],
      ['/Terms.html', '/vi/page/terms-of-use'],
      ['/knowledge-base/old-article', '/knowledge-base/first-week'],
      ['/help/old-article', '/knowledge-base/first-week'],
      ['/affiliate/*'],
      ['/knowledge-base/*', '/'],
    ),
  ).toEqual([])
})

test.each<[what: string, rules: Parameters<typeof faults>, fault: string]>([
  ['a page', [['/knowledge-base', '/']], 'rules.0.from: there is a page at "/knowledge-base"'],
  ['a page in one language', [['/vi/knowledge-base', '/']], 'there is a page at "/vi/knowledge-base"'],
  ['a gone page that is there', [['/resources/blog']], 'rules.0.from: there is a page at'],
  ['no page as target', [['/x', '/knowledge-bas']], 'rules.0.to: no page at "/knowledge-bas" (from "/x")'],
  ['no pages as target', [['/x/*', '/y/*']], 'rules.0.to: no page at "/y/*"'],
  [
    'a foreign host',
    [['/x', 'https://evil.example/']],
    'rules.0.to: Write a path, or a host that the site links to: "evil.example" makes it an open redirect',
  ],
  ['a host that only looks known', [['/x', 'https://docs.helmsway.example.evil.example']], 'an open redirect'],
  ['http', [['/x', 'http://docs.helmsway.example']], 'example.com/*" (from "/x")'],
  ['two slashes', [['/x', '//evil.example']], 'rules.0.to: Write a path such as'],
  ['a backslash', [['/x', '/\\evil.example']], 'rules.0.to: Write a path such as'],
  ['a script', [['/x', 'javascript:alert(1)']], 'rules.0.to: Write a path such as'],
  ['a star for nothing', [['/x', '/knowledge-base/*']], 'rules.0.to: "*" takes the rest of a "from"'],
  ['a star in the middle', [['/x/*/y', '/']], 'rules.0.from: Write an old path such as'],
  ['a query', [['/x?y=1', '/']], 'segments long (from "/x?y=1")'],
  ['a status', [['/x', '/', 303]], 'an address that is gone (from "/x")'],
  ['itself', [['/help/*', '/help/x/*']], 'rules.0.to: Write an address that is not redirected again: this is a loop'],
  [
    'a loop of two',
    [
      ['/a', '/b'],
      ['/b', '/a'],
    ],
    'rules.1.to: Write an address that is not redirected again: this is a loop',
  ],
  [
    'a chain to what is no page',
    [
      ['/a', '/b'],
      ['/b', '/'],
    ],
    'rules.0.to: no page at "/b"',
  ],
])('%s is a fault', async (_what, rules, fault) => {
  expect((await faults(...rules)).join('\n')).toContain(fault)
})

test('a file without the list of hosts is a fault', async () => {
  await writeFile(join(directory, 'redirects.json'), '{ "rules": [] }')
  const reader = new ContentReader(directory, new Map())
  expect(compileRedirects(reader, pages)).toBeUndefined()
  expect([...reader.faults].join()).toContain('content/redirects.json: hosts: ')
})
