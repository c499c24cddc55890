import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  compiled,
  contentCopy,
  copyContent,
  edit,
  faultsOf,
  faults,
  inRounds,
  type Damage,
} from '#tests/support/content-copy.ts'
import { ownPictures } from './compile.ts'

copyContent()

const damages: Damage[] = [
  [
    'an unknown author',
    'blog.json',
    () => edit('blog.json', (text) => text.replace('"author": "owen-tarrick"', '"author": "owen"')),
    'content/blog.json: posts.lessons-from-an-outage.author: no author "owen"',
  ],
  [
    'a field that nothing reads',
    'blog.json',
    () => edit('blog.json', (text) => text.replace('"cover"', '"motif": "A drawer", "cover"')),
    'content/blog.json: posts.0.motif: nothing reads this field; take it out (slug "taxes-and-record-keeping")',
  ],
  [
    'a field of the front matter that nothing reads',
    'vi/blog/reading-an-order-book.md',
    () => edit('vi/blog/reading-an-order-book.md', (text) => text.replace('---', '---\nmotif: x')),
    'content/vi/blog/reading-an-order-book.md:2: motif: nothing reads this field; take it out',
  ],
  [
    'an SEO record of no route',
    'vi/site.json',
    () =>
      edit('vi/site.json', (text) =>
        text.replace(
          /"seo_urls": \[(\s+\{[^}]+\}\s+\},)/,
          (list, first: string) => list + first.replace(/"router_name": "[^"]+"/, '"router_name": "serach"'),
        ),
      ),
    'content/vi/site.json: seo_urls.1.router_name: ',
  ],
  [
    'a post twice',
    'blog.json',
    () => edit('blog.json', (text) => text.replace(/(?<="posts": \[\s+)(\{[^}]+\})/, '$1, $1')),
    'content/blog.json: posts.1.slug: "taxes-and-record-keeping" is that of another record, too',
  ],
  [
    'an article in two categories',
    'knowledge-base/risk-management.json',
    () =>
      edit('knowledge-base/risk-management.json', (text) =>
        text.replace(/\{ "slug": "([^"]+)"(.+)\}/, '{ "slug": "$1"$2}, { "slug": "your-first-week"$2}'),
      ),
    'content/knowledge-base/risk-management.json: slug: "your-first-week" is that of another article, too',
  ],
  [
    'a missing picture',
    'cn/pages/about.md',
    () => edit('cn/pages/about.md', (text) => `${text}\n![团队](our-team)\n`),
    'content/cn/pages/about.md: picture: no picture "our-team" in content/pictures',
  ],
  [
    'a picture without a description',
    'en/pages/about.md',
    () => edit('en/pages/about.md', (text) => `${text}\n![](hero-course)\n`),
    'content/en/pages/about.md: picture "hero-course": write what it shows',
  ],
  [
    'a missing picture of shared links',
    'en/pages/about.md',
    () =>
      edit('en/pages/about.md', (text) =>
        text.replace('  meta_description', '  meta_ogImage: our-team\n  meta_description'),
      ),
    'content/en/pages/about.md: seo.meta_ogImage: no picture "our-team" in content/pictures',
  ],
]

test.each(inRounds(damages))(
  'each kind of damage is one line with file, field and reason: $kinds',
  async ({ round }) => {
    const { lines, untold } = await faultsOf(round)
    expect(untold).toEqual([])
    expect(lines).toHaveLength(round.length)
  },
)

test('records are listed newest first, whatever their order in the file', async () => {
  await edit('blog.json', (text) => text.replace('"date_created": "2024-10-29"', '"date_created": "2024-12-29"'))
  const { en } = await compiled()
  const dates = en.blog.posts.map(({ blogs_id }) => blogs_id.date_created)
  expect(dates[0]).toBe('2024-12-29')
  expect(dates).toEqual(dates.toSorted().toReversed())
})

test('each file that nothing reads is one line that says what to do', async () => {
  const files = ['vi/pages/jobs.md', 'en/blog/draft.md', 'vi/fqa.json', 'en/blog/cover.JPG']
  for (const file of [...files, '.DS_Store']) await writeFile(join(contentCopy(), file), '{}')
  expect((await faults()).split('\n').slice(1)).toEqual(
    files
      .toSorted()
      .map((file) => `  content/${file}: nothing shows this file: list it where it belongs, or delete it`),
  )
})

test('a picture that nothing shows is a fault', async () => {
  await edit('blog.json', (text) => text.replace('"cover": "blog-lessons-from-an-outage"', '"cover": "hero-course"'))
  expect((await faults()).split('\n').slice(1)).toEqual([
    '  content/pictures/blog-lessons-from-an-outage.svg: nothing shows this file: list it where it belongs, or delete it',
  ])
})

test('a privacy policy that leaves out a stored value or a lifetime is a fault', async () => {
  await edit('vi/pages/privacy-policy.md', (text) => text.replaceAll('cc_cookie', 'cookie').replaceAll('365', '30'))
  expect((await faults()).split('\n').slice(1)).toEqual([
    expect.stringMatching(
      /^ {2}content\/vi\/pages\/privacy-policy.md: name everything .*missing: cc_cookie, 365 days /,
    ),
  ])
})

test('a description that two pages have is a fault, in one language', async () => {
  const repeated = (text: string) => text.replace(/meta_description: .*/, 'meta_description: The same')
  await edit('cn/pages/about.md', repeated)
  await edit('en/blog/reading-an-order-book.md', repeated)
  expect(await faults()).toBe('none')
  await edit('cn/blog/reading-an-order-book.md', repeated)
  expect((await faults()).split('\n').slice(1)).toEqual([
    '  content/cn: meta_description "The same" is that of two pages; give each page its own',
  ])
})

test('an invalid file is one line, and hides unused files', async () => {
  await edit('blog.json', (text) => text.replace('"posts": [', '"posts": [,'))
  await edit('vi/pages/about.md', (text) => text.replace('title: ', 'title: a: '))
  await edit('en/site.json', (text) => `\uFEFF${text}`)
  await edit('site.json', (text) =>
    text.replace(/"app": "[^"]*"/, '"app": "app"').replace(/"contact": "[^"]*"/, '"contact": "office"'),
  )
  const [, ...lines] = (await faults()).split('\n')
  expect(lines).toEqual([
    expect.stringMatching(/^ {2}content\/blog.json: not valid JSON: .*posts/),
    '  content/site.json: company.contact: Write an e-mail address such as "name@example.com"',
    expect.stringMatching(/^ {2}content\/site.json: link_button.app: /),
    expect.stringMatching(
      /^ {2}content\/vi\/pages\/about.md: line 2: "title: a: .*": put the value into double quotes/,
    ),
  ])
})

test('`ownPictures` lists the pictures of the code', async () => {
  const named = Object.values(
    import.meta.glob<string>('/src/**/*.tsx', { query: '?raw', import: 'default', eager: true }),
  )
    .flatMap((code) => [...code.matchAll(/<Picture\s[^>]*?\bid="([^"]+)"/g)])
    .map(([, id]) => id)
  expect(named.length).toBeGreaterThan(3)
  expect(ownPictures.toSorted()).toEqual([...new Set(['no-image', ...named])].toSorted())
})
