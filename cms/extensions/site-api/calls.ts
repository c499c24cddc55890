import { answers } from '../../model/answers.ts'
import type { Shape } from '../../model/shape.ts'
import { academy } from './academy.ts'
import { isRow, type Answer, type Asked } from './asked.ts'
import type { Request, Row } from './directus.ts'
import { and, eq, isOut, isShown, of } from './filters.ts'
import { itemOf, textsOf } from './texts.ts'

/** An integer from 1, at most `most`; `usual` for any other value. */
function wholeOf(value: unknown, usual: number, most: number): number {
  const number = Number(value)
  return Number.isInteger(number) && number >= 1 ? Math.min(number, most) : usual
}

const keyOnly: Shape = { kind: 'object', needs: [], entries: { id: 'id' } }

/** A page of a list of texts whose records (`via`) are public. */
function listOf(
  collection: string,
  via: string,
  shape: (limit: number) => Shape,
  name: string,
  narrowed: (query: Request['query']) => object,
) {
  return async function list(asked: Asked) {
    const { language, find, count } = asked
    const { query } = asked.request
    const limit = wholeOf(query.limit, 6, 100)
    const page = wholeOf(query.page, 1, 1_000_000)
    const filter = and({ languages_code: eq(language) }, ...of(via, { ...isOut(asked), ...narrowed(query) }))
    const sort = [`-${via}.date_published`, `-${via}.id`]
    // A database that sorts the texts themselves takes seconds for a late page of thousands.
    const [total, keys] = await Promise.all([
      count(collection, filter),
      find(collection, keyOnly, { filter, sort, limit, page }),
    ])
    const ids = keys.filter(isRow).map(({ id }) => id)
    const found = await find(collection, shape(limit), { filter: { id: { _in: ids } } })
    const items = found.filter(isRow).toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
    return { total_pages: Math.ceil(total / limit), total, [name]: items }
  }
}

const inCategory = (id: unknown) => (id === undefined || id === 'all' ? {} : { category: eq(id) })

/** Up to three other posts, those of the same category first, each newest first. */
async function relatedPosts(asked: Asked, slug: unknown) {
  const { language, find } = asked
  const [post] = await find(
    'blogs',
    { kind: 'object', needs: [], entries: { category: 'category' } },
    { filter: { slug: eq(slug) } },
  )
  const category = typeof post === 'object' && post !== null && 'category' in post ? post.category : null
  const others = (near: object, limit: number) =>
    find('blogs_translations', answers.relatedPost, {
      filter: and(
        { languages_code: eq(language) },
        ...of('blogs_id', { ...isOut(asked), slug: { _neq: slug }, category: near }),
      ),
      sort: ['-blogs_id.date_published', '-blogs_id.id'],
      limit,
    })
  const near = await others(eq(category), 3)
  return near.length === 3 ? near : [...near, ...(await others({ _neq: category }, 3 - near.length))]
}

/** A filter without its conditions on `status`. */
function withoutStatus(filter: unknown): unknown {
  if (Array.isArray(filter)) return filter.map(withoutStatus)
  if (!isRow(filter)) return filter
  const others = Object.entries(filter).filter(([name]) => name !== 'status')
  return Object.fromEntries(others.map(([name, condition]) => [name, withoutStatus(condition)]))
}

/** A question with the status that it will have. */
const asPublished = (question: Row) => ({
  ...question,
  faq_id: { ...(isRow(question.faq_id) && question.faq_id), status: 'published' },
})

const settingsOf = async ({ find }: Asked, shape: Shape) => (await find('app_config', shape, { limit: 1 }))[0]

/** The calls (docs/operations.md#content-server), by method and path. */
export const calls: Record<string, Answer> = {
  'GET /items/pages/home': (asked) => textsOf(asked, 'home_translations', answers.home),
  'GET /items/page-pricing': async (asked) => {
    const pricing_page = await textsOf(asked, 'home_translations', answers.pricingPage)
    return pricing_page && { pricing_page }
  },
  'GET /items/bot-plans': async (asked) => ({
    botplans: await asked.find('bot_plans', answers.plan, { filter: isShown(asked), sort: ['sort', 'id'] }),
  }),
  'GET /items/faq': async (asked) => {
    const { filter = {} } = asked.request.sanitizedQuery
    const questions = await asked.find('faq', answers.question, {
      filter: and(asked.isPreview ? withoutStatus(filter) : filter, ...of('faq_id', isShown(asked))),
      sort: ['faq_id.sort', 'id'],
    })
    // The site accepts published questions only.
    return asked.isPreview ? questions.filter(isRow).map(asPublished) : questions
  },
  'GET /items/pages/static/:slug': async (asked) => {
    const { find, language, request } = asked
    const own = of('pages_id', { ...isShown(asked), slug: eq(request.params.slug) })
    const filter = and({ languages_code: eq(language) }, ...own)
    return (await find('pages_translations', answers.page, { filter, limit: 1 }))[0]
  },
  'GET /pages/blogs/list-blogs': listOf(
    'blogs_translations',
    'blogs_id',
    // Longer lists are for sitemaps and feeds: with their texts they would be too large.
    (limit) => (limit > 6 ? answers.postCard : answers.postListItem),
    'bogs',
    ({ category }) => (category === 'featured' ? { is_featured: eq(true) } : inCategory(category)),
  ),
  'GET /pages/product-updates/list-product-updates': listOf(
    'product_updates_translations',
    'product_updates_id',
    () => answers.updateListItem,
    'product_updates',
    ({ type }) => inCategory(type),
  ),
  'GET /items/blogs_translations': async (asked) => {
    const { slug } = asked.request.query
    const post = await itemOf(asked, 'blogs_translations', 'blogs_id', answers.post)
    return post && { ...post, related_articles: await relatedPosts(asked, slug) }
  },
  'GET /items/product_updates_translations': (asked) =>
    itemOf(asked, 'product_updates_translations', 'product_updates_id', answers.update),
  'GET /items/knowledge-base': async (asked) => {
    const { find, language } = asked
    const own = eq(language)
    const [categories, articles, known] = await Promise.all([
      find('knowledge_base_categories_translations', answers.articleCategory, {
        filter: { languages_code: own },
        sort: ['knowledge_base_categories_id.sort', 'id'],
      }),
      find('knowledge_base_translations', answers.articleSummary, {
        filter: and({ languages_code: own }, ...of('knowledge_base_id', isOut(asked))),
        sort: ['knowledge_base_id.sort', 'knowledge_base_id.id'],
      }),
      asked.slugs('knowledge_base'),
    ])
    return { categories, articles, known }
  },
  'GET /items/knowledge_base_translations': (asked) =>
    itemOf(asked, 'knowledge_base_translations', 'knowledge_base_id', answers.article),
  'GET /items/site-frame': (asked) => textsOf(asked, 'site_frame_translations', answers.frame),
  'GET /items/pages/guidelines': (asked) => textsOf(asked, 'guidelines_translations', answers.guidelines),
  'GET /items/academy': academy,
  'GET /items/academy_lessons_translations': (asked) =>
    itemOf(asked, 'academy_lessons_translations', 'academy_lessons_id', answers.academyLesson, isShown),
  'GET /items/languages': ({ find }) =>
    find('languages', answers.language, { filter: { is_listed: eq(true) }, sort: ['code'] }),
  'GET /country': async (asked) => {
    const settings = await settingsOf(asked, { kind: 'object', needs: [], entries: { countries: 'countries' } })
    const codes = isRow(settings) && Array.isArray(settings.countries) ? settings.countries : []
    return codes.map((value: unknown) => ({ value }))
  },
  'GET /config': async (asked) => {
    const messages: Shape = { kind: 'object', needs: [], entries: { language: 'language', messages: 'messages' } }
    const [app_configs, link_button, content, seo_urls, spoken] = await Promise.all([
      settingsOf(asked, answers.numbers),
      settingsOf(asked, answers.links),
      settingsOf(asked, answers.content),
      asked.find('seo_records', answers.seoRecord),
      asked.find('languages', messages),
    ])
    const translations = spoken.filter(isRow).map((row) => [row.language, row.messages ?? {}])
    return (
      app_configs && { app_configs, link_button, content, seo_urls, translations: Object.fromEntries(translations) }
    )
  },
  'POST /subscribe': async ({ create, request: { body, headers } }) => {
    const email = isRow(body) ? body.email : undefined
    await create('newsletter', { email, key: headers['idempotency-key'] ?? null })
    return null
  },
  'POST /unsubscribe': async ({ remove, request: { body } }) => {
    if (isRow(body) && typeof body.email === 'string') await remove('newsletter', { email: eq(body.email) })
    return null
  },
}
