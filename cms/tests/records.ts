import { isRow, type Row } from '../setup/api.ts'
import type { openKit } from './kit.ts'
import { text } from './kit.ts'

type Kit = Awaited<ReturnType<typeof openKit>>
type Method = 'POST' | 'PATCH' | 'DELETE'
export type Request = [method: Method, path: string, body?: object]

const firstText = (row: Row | undefined): Row => {
  const found: unknown = Array.isArray(row?.translations) ? row.translations[0] : undefined
  return isRow(found) ? found : {}
}

/** Records for mistakes; `text` is the English text of one. */
export async function recordsOf(kit: Kit) {
  const all = (collection: string) =>
    kit.admin.rows(`/items/${collection}?limit=-1&fields=*,translations.*&deep[translations][_sort]=id`)
  const [posts, [plan, otherPlan], [question], [category], seo, [author]] = await Promise.all([
    all('blogs'),
    all('bot_plans'),
    all('faq_items'),
    all('categories'),
    all('seo_records'),
    all('authors'),
  ])
  const homeTexts = await kit.admin.rows('/items/home_translations?sort=id')
  const record = (row: Row | undefined) => ({ id: String(row?.id), slug: String(row?.slug), text: firstText(row).id })
  return {
    posts: posts.map(record),
    post: record(posts[0]),
    plan: record(plan),
    otherPlan: record(otherPlan),
    question: record(question),
    category: record(category),
    author: record(author),
    seo: { id: 'index', text: firstText(seo.find(({ router_name }) => router_name === 'index')).id },
    home: homeTexts[0]?.id,
    draft: kit.draft,
  }
}
export type Records = Awaited<ReturnType<typeof recordsOf>>

export const patch = (path: string, body: object): Request => ['PATCH', `/items/${path}`, body]
export const add = (collection: string, body: object): Request => ['POST', `/items/${collection}`, body]
/** A change of one text. A list of texts would delete the other languages. */
export const inText = (collection: string, id: unknown, change: object) => patch(`${collection}/${String(id)}`, change)
export const inHome = ({ home }: Records, change: object) => inText('home_translations', home, change)
export const inPost = ({ post }: Records, change: object) => inText('blogs_translations', post.text, change)
export const newPost = ({ draft }: Records, slug: string, change: object) =>
  add('blogs', draft(slug, { status: 'published', translations: [{ ...text, ...change }] }))
export const redirect = (from: string, to: string | null, status = 301) => add('redirects', { from, to, status })
