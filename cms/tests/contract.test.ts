import * as v from 'valibot'
import { describe, expect, inject, test } from 'vitest'
import { localeCodes, type Locale } from '../../src/i18n/locales.ts'
import { parseResponse } from '../../worker/cms/parse-response.ts'
import { remoteReads, type RemoteRead } from '../../worker/cms/remote-reads.ts'
import { callsOf } from '../setup/directus.ts'

const page = (number: number) => ({ page: number, limit: 6 })

/** Parses the text of an answer like the site. */
const understood = (read: RemoteRead, text: string) =>
  parseResponse(read, text, { assetUrl: undefined, ownHost: undefined, now: Date.now() })

/** A content server, the token of the site, and slugs that exist there. */
const settings = inject('settings')
const servers = [
  {
    name: 'the tests’ content server',
    base: inject('stub'),
    post: 'cms-post-1',
    update: 'cms-update-1',
    slug: 'cms-page',
  },
  {
    name: 'Directus with the kit',
    base: callsOf(settings),
    token: settings.SITE_TOKEN,
    post: 'reading-an-order-book',
    update: 'v3-1-planned-pauses',
    slug: 'about',
  },
]

describe.each(servers)('$name', ({ base, token, post, update, slug }) => {
  const ask = (path: string) =>
    fetch(base + path, { headers: { accept: 'application/json', ...(token && { authorization: `Bearer ${token}` }) } })

  /** The parsed answer to `read`. */
  async function parsed<Data>(read: RemoteRead<Data>) {
    const answer = await ask(read.path)
    expect([read.path, answer.status]).toEqual([read.path, 200])
    const outcome = understood(read, await answer.text())
    expect(outcome).toMatchObject({ kind: 'found', invalid: [] })
    const data = v.parse(read.schema, outcome.kind === 'found' ? outcome.data : undefined)
    if (!data) throw new Error(`${read.path} has no data`)
    return data
  }

  const inLanguage = (locale: Locale): Record<string, RemoteRead> => ({
    home: remoteReads.home(locale),
    plans: remoteReads.plans(locale),
    pricingPage: remoteReads.pricingPage(locale),
    featuredFaq: remoteReads.featuredFaq(locale),
    page: remoteReads.page(locale, slug),
    posts: remoteReads.posts(locale, page(1)),
    post: remoteReads.post(locale, post),
    updates: remoteReads.updates(locale, page(1)),
    update: remoteReads.update(locale, update),
    frame: remoteReads.frame(locale),
    guidelines: remoteReads.guidelines(locale),
    knowledgeBase: remoteReads.knowledgeBase(locale),
    academy: remoteReads.academy(locale),
    config: remoteReads.config,
    languages: remoteReads.languages,
    countries: remoteReads.countries,
    redirects: remoteReads.redirects,
  })

  test.each(localeCodes)('every read in %s fits the schemas of the site', async (locale) => {
    const reads = inLanguage(locale)
    const answers = await Promise.all(Object.values(reads).map(parsed))
    expect(answers).toHaveLength(Object.keys(reads).length)
  })

  test.each(localeCodes)(
    'an item in %s is the one that was asked for, with the same texts as in its list',
    async (locale) => {
      const own = await parsed(remoteReads.post(locale, post))
      expect(own.slug).toBe(post)
      const listed = (await parsed(remoteReads.posts(locale, { page: 1, limit: 50 }))).bogs.find(
        (item) => item.slug === post,
      )
      expect(listed?.title).toBe(own.title)
      expect(own.related_articles.map((related) => related.slug)).not.toContain(post)
      expect((await parsed(remoteReads.update(locale, update))).slug).toBe(update)
    },
  )

  test.each(localeCodes)('every article in %s has a text, with the same title as in the list', async (locale) => {
    const { categories, articles, known } = await parsed(remoteReads.knowledgeBase(locale))
    expect(categories.length).toBeGreaterThan(0)
    expect(known).toEqual(expect.arrayContaining(articles.map(({ slug }) => slug)))
    for (const { slug, title } of articles.slice(0, 3))
      expect(await parsed(remoteReads.article(locale, slug))).toMatchObject({ slug, title })
  })

  test.each(localeCodes)('the academy in %s names its records, and its first lessons have a text', async (locale) => {
    const { courses, paths, instructors, lessons, known } = await parsed(remoteReads.academy(locale))
    const ids = [...courses, ...paths, ...instructors].map(({ id }) => id)
    expect(known).toEqual(expect.arrayContaining([...ids, ...lessons]))
    for (const path of paths) expect(ids).toEqual(expect.arrayContaining(path.courses))
    for (const id of lessons.slice(0, 2))
      expect((await parsed(remoteReads.lesson(locale, id))).content).toContain('<p>')
  })

  test('each language has texts of its own', async () => {
    const titles = await Promise.all(
      localeCodes.map(async (locale) => (await parsed(remoteReads.post(locale, post))).title),
    )
    expect(new Set(titles).size).toBe(localeCodes.length)
  })

  test('a list comes in pages, newest first; beyond its end it is empty', async () => {
    const first = await parsed(remoteReads.posts('en', page(1)))
    const second = await parsed(remoteReads.posts('en', page(2)))
    expect(first.bogs).toHaveLength(6)
    expect(first.total_pages).toBeGreaterThan(1)
    const slugs = [...first.bogs, ...second.bogs].map((item) => item.slug)
    expect(new Set(slugs).size).toBe(slugs.length)
    const beyond = await parsed(remoteReads.posts('en', page(first.total_pages + 1)))
    expect([beyond.total_pages, beyond.bogs]).toEqual([first.total_pages, []])
  })

  test('lists are narrowed', async () => {
    const all = await parsed(remoteReads.posts('en', { page: 1, limit: 50 }))
    for (const category of ['company-news', 'financial-industry'] as const) {
      const { bogs } = await parsed(remoteReads.posts('en', { page: 1, limit: 50, category }))
      expect(bogs.length).toBeLessThan(all.bogs.length)
      expect(new Set(bogs.map((item) => item.category.id))).toEqual(new Set([category]))
    }
    const featured = await parsed(remoteReads.posts('en', { page: 1, limit: 50, category: 'featured' }))
    expect(featured.bogs.length).toBeGreaterThan(0)
    expect(featured.bogs.length).toBeLessThan(all.bogs.length)
    const fixes = await parsed(remoteReads.updates('en', { page: 1, limit: 50, type: 'bug-fix' }))
    expect(new Set(fixes.product_updates.map((item) => item.category?.id))).toEqual(new Set(['bug-fix']))
  })

  test.each([
    ['a page', remoteReads.page('en', 'no-such-page')],
    ['a post', remoteReads.post('en', 'no-such-post')],
    ['a release', remoteReads.update('en', 'no-such-release')],
    ['an article', remoteReads.article('en', 'no-such-article')],
  ])('%s that does not exist is missing, not failed', async (_what, read) => {
    const answer = await ask(read.path)
    const text = await answer.text()
    const isMissing = answer.status === 404 && text.includes('"errors"')
    const outcome = answer.ok ? await understood(read, text) : undefined
    expect(isMissing || (outcome?.kind === 'invalid' && !outcome.reason)).toBe(true)
  })
})
