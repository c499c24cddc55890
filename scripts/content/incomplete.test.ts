import { expect, test } from 'vitest'
import { localesOf, pageLanguages } from '#model/translations.ts'
import { compiled, copyContent, edit, faults, remove } from '#tests/support/content-copy.ts'
import { sampleLocales } from '#tests/support/sample-locales.ts'
import { compileSearch } from './search.ts'

copyContent()

const withoutVietnamese = [{ languages_code: 'en-US' }, { languages_code: 'zh-CN' }]

test('missing texts of an incomplete language are in English, and items list their languages', async () => {
  await remove('vi/home.json')
  await remove('vi/faq.json')
  await remove('vi/blog/reading-an-order-book.md')
  await remove('vi/knowledge-base/grid-trading.md')
  await remove('vi/guidelines/risk-management.md')
  const { en, vi, cn, notices } = await compiled('vi')
  expect(vi.site.home).toEqual(en.site.home)
  expect(vi.site.featuredFaq).toEqual(en.site.featuredFaq)
  for (const { site } of [en, vi, cn]) expect(site.frame.translations).toMatchObject({ '/': withoutVietnamese })

  expect(vi.blog.posts).toHaveLength(en.blog.posts.length - 1)
  const languages = new Map(en.blog.posts.map(({ slug, blogs_id }) => [slug, blogs_id.translations]))
  expect(languages.get('reading-an-order-book')).toEqual(withoutVietnamese)
  expect(localesOf(languages.get('volatility-is-not-risk'))).toEqual(sampleLocales)
  const slugs = vi['knowledge-base'].articles.map(({ summary }) => summary.slug)
  expect(slugs).not.toContain('grid-trading')
  expect(vi.guidelines.article).toBeUndefined()
  expect(vi.guidelines.guidelines.article.title).toBe(en.guidelines.article?.title)
  expect(en.guidelines.article?.translations).toEqual(withoutVietnamese)
  expect(compileSearch(vi, 'vi').documents.map(({ path }) => path)).not.toContain(
    '/resources/blog/reading-an-order-book',
  )

  expect(notices).toContainEqual(expect.stringMatching(/^vi is in English in (?:vi\/[\w/.-]+(?:, |$)){5}$/))
})

test('a language may have only its entry and its messages', async () => {
  await remove('cn')
  const { en, cn } = await compiled('cn')
  expect(cn.site.frame.navigation).toEqual(en.site.frame.navigation)
  expect(cn.blog.posts).toEqual([])
  expect(compileSearch(cn, 'cn').documents.map(({ kind }) => kind)).not.toContain('academy')
})

test('the existing texts of an incomplete language are checked', async () => {
  await edit('vi/home.json', (text) => text.replace('"hero-course"', '"hero-corse"'))
  expect(await compiled('vi').catch(String)).toContain('content/vi/home.json: hero.image.id: no picture')
})

test('a text that a complete language lacks stops the build', async () => {
  await remove('vi/blog/reading-an-order-book.md')
  expect(await faults()).toContain('content/vi/blog/reading-an-order-book.md: the file is missing')
})

test('complete languages lack nothing, so no item names its languages', async () => {
  const { en, notices } = await compiled()
  // Only another language may lack messages and files.
  expect(notices.filter((notice) => sampleLocales.some((locale) => notice.startsWith(`${locale} `)))).toEqual([])
  expect(pageLanguages(en.site.frame, '/')).toEqual(sampleLocales)
  const articles = en['knowledge-base'].articles.map(({ summary }) => summary)
  const posts = en.blog.posts.map(({ blogs_id }) => blogs_id)
  for (const { translations } of [...posts, ...articles, ...Object.values(en.pages)])
    expect(localesOf(translations)).toEqual(sampleLocales)
})
