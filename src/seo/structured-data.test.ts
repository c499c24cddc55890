import { expect, test } from 'vitest'
import { locales } from '#i18n/locales.ts'
import { crawl, origin, rendered } from '#tests/support/crawl.ts'
import { embeddedContent } from '#worker/content/embedded/embedded.ts'

interface Node {
  [field: string]: unknown
}
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The nodes of the one graph in `html`. */
function graphOf(html: string): Node[] {
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
  expect(scripts).toHaveLength(1)
  const graph: unknown = JSON.parse(scripts[0]?.[1] ?? '')
  if (!isNode(graph) || !Array.isArray(graph['@graph'])) throw new Error('no graph')
  expect(graph['@context']).toBe('https://schema.org')
  return graph['@graph'].filter(isNode)
}

/** All objects in a value, the value among them. */
function everyNode(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(everyNode)
  return isNode(value) ? [value, ...Object.values(value).flatMap(everyNode)] : []
}

/** The fields that crawlers need of each type. */
const required: Record<string, string[]> = {
  Organization: ['@id', 'name', 'url', 'logo'],
  WebSite: ['@id', 'name', 'url', 'inLanguage', 'publisher'],
  WebPage: ['@id', 'name', 'description', 'url', 'inLanguage', 'isPartOf'],
  BreadcrumbList: ['@id', 'itemListElement'],
  BlogPosting: ['@id', 'headline', 'datePublished', 'dateModified', 'author', 'publisher', 'image', 'inLanguage'],
  Article: ['@id', 'headline', 'dateModified', 'author', 'publisher', 'inLanguage'],
  TechArticle: ['@id', 'headline', 'dateModified', 'author', 'publisher', 'inLanguage'],
  Course: ['name', 'url'],
  LearningResource: ['name', 'timeRequired'],
  ItemList: ['@id', 'itemListElement'],
  ListItem: ['position'],
  Service: ['@id', 'name', 'provider', 'offers'],
  Offer: ['url'],
  FAQPage: ['@id', 'mainEntity'],
  Question: ['name', 'acceptedAnswer'],
}

const site = [...(await crawl()).values()].map((page) => ({ ...page, nodes: graphOf(page.html) }))

test('each type has its required fields, and no sample ratings', () => {
  const seen = new Set<unknown>()
  for (const { path, nodes } of site)
    for (const node of everyNode(nodes)) {
      seen.add(node['@type'])
      for (const field of required[String(node['@type'])] ?? [])
        expect([path, field, Boolean(node[field])]).toEqual([path, field, true])
      expect(node).not.toHaveProperty('aggregateRating')
      expect(node).not.toHaveProperty('review')
    }
  expect(Object.keys(required).filter((type) => !seen.has(type))).toEqual([])
})

test('every reference has a node in the same graph, and every address is absolute', () => {
  for (const { path, nodes } of site) {
    const ids = nodes.map((node) => node['@id'])
    expect([path, new Set(ids).size]).toEqual([path, ids.length])
    const all = everyNode(nodes)
    const references = all.filter((node) => '@id' in node && !('@type' in node))
    expect(references.filter((node) => !ids.includes(node['@id']))).toEqual([])
    const addresses = all.flatMap((node) => ['@id', 'url', 'item', 'image'].map((field) => node[field]))
    const texts = addresses.filter((address) => typeof address === 'string')
    expect(texts.filter((address) => !address.startsWith(`${origin}/`))).toEqual([])
  }
})

test('the graph has the language of the page', () => {
  for (const { path, locale, nodes } of site) {
    const spoken = new Set(everyNode(nodes).flatMap((node) => ('inLanguage' in node ? [node.inLanguage] : [])))
    expect([path, ...spoken]).toEqual([path, locales[locale].tag])
  }
})

test('the breadcrumbs equal those of the page', () => {
  const nested = site.filter(({ nodes }) => nodes.some((node) => node['@type'] === 'BreadcrumbList'))
  expect(nested.length).toBeGreaterThan(100)
  for (const { path, html, nodes } of site) {
    const list = nodes.find((node) => node['@type'] === 'BreadcrumbList')
    const names = everyNode(list?.itemListElement).map(({ name }) => name)
    const shown = /<nav aria-label="[^"]*" class="text-small text-ink-soft">(.*?)<\/nav>/s.exec(html)?.[1]
    const texts = [...(shown ?? '').matchAll(/<(?:a|li aria-current)[^>]*>([^<]+)</g)].map(([, text = '']) =>
      text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"'),
    )
    expect([path, ...names]).toEqual([path, ...texts])
  }
})

test('the questions and prices equal those of the home page', async () => {
  const html = await rendered('/vi')
  const nodes = everyNode(graphOf(html))
  const prices = nodes.filter((node) => node['@type'] === 'UnitPriceSpecification').map(({ price }) => Number(price))
  expect(prices.length).toBeGreaterThan(1)
  for (const price of prices)
    expect(html).toContain(price.toLocaleString('vi-VN', { minimumFractionDigits: 2, maximumFractionDigits: 2 }))
  const questions = nodes.filter((node) => node['@type'] === 'Question').map(({ name }) => name)
  expect(questions).toEqual((await embeddedContent.featuredFaq('vi')).map(({ question }) => question))
  const offers = nodes.filter((node) => node['@type'] === 'Offer').map(({ description }) => String(description))
  // Each offer states the cost of its first year as its card does: "1.047 USD (5,2%)".
  for (const text of offers) expect(html).toContain(/[\d.,]+ USD \([\d,]+%\)/.exec(text)?.[0] ?? 'no cost of a year')
})

test('a text cannot end the script that contains it', async () => {
  const [item] = await embeddedContent.featuredFaq('en')
  if (!item) throw new Error('no question')
  const question = 'Is </script><script>alert(1)</script> a question & <!-- not?'
  const hostile = { ...embeddedContent, featuredFaq: async () => [{ ...item, question }] }
  const html = await rendered('/', hostile)
  expect(everyNode(graphOf(html)).find((node) => node['@type'] === 'Question')?.name).toBe(question)
  expect(html).not.toContain('alert(1)</script>')
})
