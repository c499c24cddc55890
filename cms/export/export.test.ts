import { expect, test } from 'vitest'
import { compiled, copyContent, edit, faults } from '../../tests/support/content-copy.ts'
import * as v from 'valibot'
import { ArticleHtml } from '../../src/model/article.ts'
import { read, serverOf, write } from './server-of.ts'
import { markdownOf, mergeText } from './text.ts'

copyContent()

test('what the server has not changed stays as it is in the files', async () => {
  const content = await compiled()
  expect(await write(content, serverOf(content))).toEqual([])
})

test('changes on the server are changes in the files, and the content has no faults', async () => {
  const before = await compiled()
  const raw = await read('en/home.json')
  // The server has other texts than the files: those of a copy that was edited.
  await edit('en/home.json', (text) => text.replace(/"title": "[^"]+"/, '"title": "Another title of the page"'))
  const after = await compiled()
  await edit('en/home.json', () => raw)
  const now = serverOf(after)
  const slug = before.en.blog.posts[0]?.slug ?? ''
  for (const [locale, { posts }] of now.locales) {
    const post = posts.get(slug)
    // A language in the making has no post.
    if (!post) continue
    const { content } = post
    const callout = '<aside class="callout"><p><strong>Tip:</strong> 1 <a href="/vi/knowledge-base">2</a></p></aside>'
    const picture = '<p><img src="/media/no-image" srcset="x" alt="3 4" width="9"></p>'
    posts.set(slug, { ...post, title: `${post.title} 2`, content: v.parse(ArticleHtml, content + callout + picture) })
    const own = { ...post, slug: 'a-new-one', title: `${locale} 5`, intro: `${locale} 6`, seo_detail: undefined }
    posts.set('a-new-one', own)
  }
  expect(await write(before, now)).toEqual(
    [
      'blog.json',
      ...['cn', 'en', 'vi']
        .flatMap((locale) => [`${locale}/blog/${slug}.md`, `${locale}/blog/a-new-one.md`])
        .toSorted(),
      'en/home.json',
    ].toSorted(),
  )
  const text = await read(`en/blog/${slug}.md`)
  expect(text).toMatch(/^title: .* 2"?$/m)
  expect(text).toContain('\n\n> **Tip:** 1 [2](/knowledge-base)\n\n![3 4](no-image)\n')
  expect(await faults()).toBe('none')
  expect((await compiled()).vi.blog.posts.map((post) => post.slug)).toContain('a-new-one')
})

test('an article is written, taken back, or left alone if the server does not know it', async () => {
  const before = await compiled()
  const now = serverOf(before)
  const [changed, gone, other] = before.en['knowledge-base'].articles.map(({ summary }) => summary)
  for (const { knowledgeBase: own } of now.locales.values()) {
    if (!own) continue
    const text = own.texts.get(changed?.slug ?? '')
    if (text) own.texts.set(text.slug, { ...text, seo_detail: { meta_title: 'Own title', meta_description: 'Own' } })
    own.articles = own.articles.filter(({ slug }) => slug !== gone?.slug && slug !== other?.slug)
    own.known = own.known.filter((slug) => slug !== other?.slug)
  }
  const files = await write(before, now)
  expect(files).toContain(`en/knowledge-base/${changed?.slug}.md`)
  expect(files).toContain(`en/knowledge-base/${gone?.slug}.md`)
  expect(files).not.toContain(`en/knowledge-base/${other?.slug}.md`)
  expect(await read(`en/knowledge-base/${changed?.slug}.md`)).toMatch(/^seo:\n {2}meta_title: Own title$/m)
  const facts = await read(`knowledge-base/${changed?.categoryId}.json`)
  expect(facts).toContain(`"${other?.slug}"`)
  expect(facts).not.toContain(`"${gone?.slug}"`)
})

test('a changed text keeps its references elsewhere', () => {
  const raw = '---\ntitle: "A {{price.starter}} plan"\nintro: Old\n---\n\nIt costs {{price.starter}}.\n\nAnd more.\n'
  const before = { front: { title: 'A $9 plan', intro: 'Old' }, html: '<p>It costs $9.</p><p>And more.</p>' }
  const now = { front: { title: 'A $9 plan', intro: 'New' }, html: '<p>It costs $9.</p><p>And <em>less</em>.</p>' }
  expect(mergeText(now, raw, before)).toBe(raw.replace('intro: Old', 'intro: New').replace('And more.', 'And *less*.'))
})

test('Markdown of the server is as an editor writes it', () => {
  const link = '<a href="/vi/trang/about" target="_blank" rel="noopener noreferrer">2</a>'
  const html = `<h2 id="section-1">1</h2><p>“${link}”，<a href="https://a.example/">3</a></p><p><a href="mailto:a@b.example">a@b.example</a></p>`
  expect(markdownOf(html)).toBe('## 1\n\n“[2](/page/about)”，[3](https://a.example)\n\na@b.example')
})

test('an item that the server lacks is deleted with its record', async () => {
  const before = await compiled()
  const now = serverOf(before)
  const slug = before.en.blog.posts[0]?.slug ?? ''
  for (const { posts } of now.locales.values()) posts.delete(slug)
  expect(await write(before, now)).toEqual([
    'blog.json',
    ...['cn', 'en', 'vi'].map((code) => `${code}/blog/${slug}.md`),
  ])
  expect(await read('blog.json')).not.toContain(`"${slug}"`)
})
