import { richText, type Say } from './texts.ts'

const pageSize = 6
/** Posts and releases that are out; with drafts there are two more. */
const itemCount = 8
/** The first draft is dated in the future; the second one has no intro. */
const isScheduled = (number: number) => number === itemCount + 1
const isFaulty = (number: number) => number === itemCount + 2

/**
 * The post and the release that have only the required fields: no pictures, no author's title, no
 * known category.
 */
const isBare = (number: number) => number === 7

/** HTML of the items: what editors wrote, or that of a fault. */
type Html = (say: Say) => string

const published = Array.from({ length: itemCount }, (_, index) => index + 1)
const numbers = (drafts: boolean) => (drafts ? [itemCount + 1, itemCount + 2, ...published] : published)
const seo = (say: Say, title: string) => ({ meta_title: say(title), meta_description: say(`about ${title}`) })

/** Directus writes dates with their time. */
const created = (number: number) => `2026-0${(number % 8) + 1}-15T08:30:00.000Z`

const categories = [
  { id: 'company-news', title: 'CMS Company News' },
  { id: 'financial-industry', title: 'CMS Financial Industry' },
]
const author = { first_name: 'Cam', last_name: 'Editor' }

const card = (say: Say, number: number) => ({
  id: number,
  slug: `cms-post-${number}`,
  title: say(`post ${number}`),
  intro: isFaulty(number) ? null : say(`intro ${number}`),
  category: categories[number % 2],
})
const dates = (number: number) => ({
  date_created: created(number),
  date_updated: null,
  ...(isScheduled(number) && { date_published: '2126-01-01T00:00:00.000Z' }),
})

/** The fifth item of each list has no Chinese translation. */
const untranslated = 5
const has = (say: Say, number: number) => number !== untranslated || say.locale !== 'cn'
const translations = (number: number) =>
  (['en-US', 'vi-VN', 'zh-CN'] as const)
    .filter((code) => number !== untranslated || code !== 'zh-CN')
    .map((languages_code) => ({ languages_code }))

/** A page of the posts of `category`; the second post is the featured one. */
export function postList(
  say: Say,
  page: number,
  limit = pageSize,
  category = 'all',
  html: Html = richText,
  drafts = false,
) {
  const found = numbers(drafts).filter(
    (number) =>
      has(say, number) &&
      (category === 'all' || (category === 'featured' ? number === 2 : categories[number % 2]?.id === category)),
  )
  return {
    total_pages: Math.ceil(found.length / limit),
    bogs: found.slice((page - 1) * limit, page * limit).map((number) => ({
      ...card(say, number),
      content: html(say),
      blogs_id: {
        cover: isBare(number) ? null : 'blog-reading-an-order-book',
        ...dates(number),
        user_created: { id: 'u1', ...author },
        translations: translations(number),
      },
    })),
  }
}

/** The translations with `slug`, as a collection returns them: a list of one, or empty. */
export function posts(say: Say, slug: string, html: Html = richText, drafts = false) {
  return numbers(drafts)
    .filter((number) => slug === `cms-post-${number}` && has(say, number))
    .map((number) => ({
      ...card(say, number),
      content: html(say),
      blogs_id: {
        thumbnail: isBare(number) ? null : 'blog-reading-an-order-book',
        tags: ['cms', `tag-${number}`],
        ...dates(number),
        user_created: isBare(number)
          ? { ...author, title: null, avatar: null, description: null }
          : { ...author, title: say('editor'), avatar: 'avatar-2', description: say('author') },
        translations: translations(number),
      },
      seo_detail: seo(say, `post ${number}`),
      related_articles: [{ ...card(say, 3), blogs_id: { cover: 'blog-volatility-is-not-risk', ...dates(3) } }],
    }))
}

const types = ['new-feature', 'improvement', 'bug-fix', 'breaking-change'] as const
const typeOf = (number: number) => types[number % types.length]

const update = (say: Say, number: number) => ({
  id: number,
  slug: `cms-update-${number}`,
  title: say(`update ${number}`),
  intro: say(`release ${number}`),
  category: { id: isBare(number) ? number : typeOf(number), name: say('kind') },
  product_updates_id: {
    thumbnail: isBare(number) ? null : 'update-v3-1-planned-pauses',
    version: isBare(number) ? 9 : `9.${number}.0`,
    date_created: created(number),
    translations: translations(number),
  },
})

/** A page of the releases of `type`. */
export function updateList(say: Say, page: number, limit = pageSize, type = 'all', drafts = false) {
  const found = numbers(drafts).filter((number) => has(say, number) && (type === 'all' || typeOf(number) === type))
  return {
    total_pages: Math.ceil(found.length / limit),
    product_updates: found.slice((page - 1) * limit, page * limit).map((number) => update(say, number)),
  }
}

/** The translations with `slug`: a list of one, or empty. */
export const updates = (say: Say, slug: string, html: Html = richText, drafts = false) =>
  numbers(drafts)
    .filter((number) => slug === `cms-update-${number}` && has(say, number))
    .map((number) => ({
      ...update(say, number),
      ...(isBare(number) && { category: null }),
      content: html(say),
      seo_detail: null,
    }))

const pageSlugs = new Set(['terms-of-use', 'privacy-policy', 'cms-page'])

/** A static page; `undefined` when there is none. */
export const staticPage = (say: Say, slug: string, html: Html = richText, drafts = false) =>
  pageSlugs.has(slug) || (drafts && slug === 'cms-draft')
    ? { title: say(slug), content: html(say), seo_detail: seo(say, slug) }
    : undefined

/** Rows of the redirect table, as the collection stores them. */
export const redirects = [
  { id: 1, from: '/cms-old', to: '/resources/blog', status: 301 },
  { id: 2, from: '/cms-campaign/*', to: 'https://app.cms.example/register', status: 302 },
]

/** The same, mixed with every kind of row that the site must refuse. */
export const wrongRedirects = [
  ...redirects,
  { id: 3, from: 'no-path', to: '/', status: 301 },
  { id: 4, from: '/cms-script', to: 'javascript:hostile()', status: 301 },
  { id: 5, from: '/cms-status', to: '/', status: 200 },
  { id: 6, from: '/cms-foreign', to: 'https://evil.example/login', status: 302 },
  { id: 7, from: '/cms-self/*', to: '/cms-self/*', status: 302 },
  { id: 8, from: '/cms-there', to: '/cms-back', status: '302' },
  { id: 9, from: '/cms-back', to: '/vi/cms-there', status: 302 },
  { id: 10, from: '/cms-gone', to: null, status: 410 },
  { id: 11, from: '/vi/knowledge-base', to: '/', status: 301 },
  { id: 12, from: '/resources/*', to: '/', status: 301 },
  { id: 13, from: '/vi/trang/dieu-khoan-su-dung', to: '/', status: 301 },
  { id: 14, from: '/page/terms-of-use', to: '/', status: 410 },
  { id: 15, from: '/knowledge-base/api-key-permissions', to: '/', status: 301 },
  { id: 16, from: '/resources/guidelines/anything', to: '/', status: 301 },
  { id: 17, from: '/api/config', to: '/', status: 301 },
  { id: 18, from: '/cms-chain', to: '/cms-old', status: 301 },
  { id: 19, from: '/knowledge-base/cms-moved', to: '/knowledge-base', status: 301 },
  { id: 20, from: '/cms-port', to: 'https://app.cms.example:99999/', status: 301 },
  { id: 21, from: '/cms-word', to: '/', status: 'moved' },
  { id: 22, from: ['/cms-list'], to: '/', status: 301 },
  { id: 23, from: '/cms-object', to: { path: '/' }, status: 301 },
  null,
]
