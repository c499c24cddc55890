import * as v from 'valibot'
import { expect, test } from 'vitest'
import { localeCodes } from '#i18n/locales.ts'
import { loadMessages } from '#i18n/messages.ts'
import { routeNames } from '#scripts/content/site.ts'
import { sampleLocales } from '#tests/support/sample-locales.ts'
import { embeddedContent } from '#worker/content/embedded/embedded.ts'
import { sitePages } from '#worker/crawlers/site-pages.ts'
import { cacheTags } from '#worker/pages/page-headers.ts'
import { section, sectionAt, sectionNames, sections, titledSections } from './sections.ts'

const itemSections = sectionNames.filter((name) => section(name).items?.seo)

/** The route modules by file path. */
const files = import.meta.glob<{ Route: { options: { validateSearch?: unknown } } }>(
  ['/src/routes/**/*.tsx', '!/src/routes/__root.tsx'],
  { eager: true },
)

/** The path of a route file: `/src/routes/resources/blog/$slug.tsx` → `/resources/blog/$slug`. */
const pathOf = (file: string) => file.replace(/^\/src\/routes|\.tsx$/g, '').replace(/\/index$/, '') || '/'

const routes = Object.entries(files).map(([file, { Route }]) => ({
  path: pathOf(file),
  validateSearch: Route.options.validateSearch,
}))

const Parameters = v.optional(v.object({ entries: v.record(v.string(), v.unknown()) }), { entries: {} })

test('every route except /gone belongs to a section, and every section has its routes', () => {
  const expected = sectionNames
    .map(section)
    .flatMap(({ path, seo, items }) => [...(seo ? [path] : []), ...(items ? [`${path}/$`] : [])])
  const found = routes.map(({ path }) => path.replace(/\$\w+$/, '$'))
  expect(found.toSorted()).toEqual([...expected, '/gone'].toSorted())
})

test('a route has exactly the search parameters of its section', () => {
  for (const { path, validateSearch } of routes) {
    const at = sectionAt(path)
    const known = at && at.slug === undefined ? Object.keys(section(at.name).search) : []
    expect([path, Object.keys(v.parse(Parameters, validateSearch).entries)]).toEqual([path, known])
  }
})

test.each(localeCodes)('every section has its title and its SEO records in %s', async (locale) => {
  const { default: messages } = await loadMessages(locale)
  for (const name of titledSections) expect(messages[sections[name].message].title).toMatch(/\S/)
  const { seo_urls } = await embeddedContent.config(locale)
  const records = seo_urls.filter(({ translations }) => translations.length > 0).map(({ router_name }) => router_name)
  expect(records.toSorted()).toEqual(Object.values(routeNames).toSorted())
})

test.each(sampleLocales)(
  'the sitemap in %s has each listed section and items of each section with items',
  async (locale) => {
    const found = (await sitePages(embeddedContent, locale)).map(({ path }) => sectionAt(path))
    const lists = found.flatMap((at) => (at && at.slug === undefined ? [at.name] : []))
    expect(lists).toEqual(sectionNames.filter((name) => section(name).listed))
    expect(new Set(found.flatMap((at) => (at?.slug ? [at.name] : [])))).toEqual(new Set(itemSections))
  },
)

test('every section with content and each item has its own cache tag', () => {
  const own = sectionNames.filter((name) => section(name).listed || section(name).items)
  const first = own.map((name) => cacheTags({ locale: 'en', path: section(name).path })[2])
  expect(new Set(first).size).toBe(own.length)
  expect(first).not.toContain(undefined)
  for (const name of itemSections) {
    const [tag] = section(name).tags
    expect(cacheTags({ locale: 'en', path: `${section(name).path}/an-item` })).toEqual([
      'en',
      'config',
      tag,
      `${tag}/an-item`,
    ])
  }
})
