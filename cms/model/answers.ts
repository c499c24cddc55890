import { entriesOf } from './entries.ts'
import { home } from './home.ts'
import { seo } from './seo.ts'
import { inLanguage, object, rows, type Entries, type Shape } from './shape.ts'
import { collections } from './tables.ts'

const pick = (entries: Entries, ...names: string[]): Entries =>
  Object.fromEntries(names.flatMap((name) => (entries[name] === undefined ? [] : [[name, entries[name]]])))

const seoDetail = object(entriesOf(seo.fields ?? {}), ['meta_title', 'meta_description'])
const languagesOf = (path: string) => rows(path, object({ languages_code: 'languages_code' }))

const homeEntries = entriesOf(home)
const pricing = entriesOf(home.pricing?.fields ?? {}, 'pricing_')

const textEntries = (collection: string) => entriesOf(collections[collection]?.translations?.fields ?? {})

const dates = { date_created: 'blogs_id.date_published', date_updated: 'blogs_id.date_updated' }
/** The texts of a post keep their names in lists. A new text needs no line here. */
const { content: _content, tags: _tags, seo_detail: _seo, ...postTexts } = textEntries('blogs')
const post = {
  id: 'id',
  slug: 'blogs_id.slug',
  ...postTexts,
  category: object({ id: 'blogs_id.category.id', title: 'blogs_id.category.translations.title' }),
}
const author = { first_name: 'blogs_id.author.first_name', last_name: 'blogs_id.author.last_name' }
const postCard = {
  ...post,
  blogs_id: object({
    cover: 'blogs_id.cover',
    ...dates,
    user_created: object(author),
    translations: languagesOf('blogs_id.translations'),
  }),
}
const { content: _notes, seo_detail: _updateSeo, ...updateTexts } = textEntries('product_updates')
const update = {
  id: 'id',
  slug: 'product_updates_id.slug',
  ...updateTexts,
  category: object({ id: 'product_updates_id.category.id', name: 'product_updates_id.category.translations.title' }),
  product_updates_id: object({
    thumbnail: 'product_updates_id.thumbnail',
    version: 'product_updates_id.version',
    date_created: 'product_updates_id.date_published',
    plans: 'product_updates_id.plans',
    action_due: 'product_updates_id.action_due',
    translations: languagesOf('product_updates_id.translations'),
  }),
}

const {
  content: _body,
  read_minutes: readTime,
  seo_detail: _articleSeo,
  ...articleTexts
} = textEntries('knowledge_base')
const article = {
  slug: 'knowledge_base_id.slug',
  ...articleTexts,
  readTime: readTime ?? 'read_minutes',
  categoryId: 'knowledge_base_id.category.id',
  icon: 'knowledge_base_id.icon',
  popular: 'knowledge_base_id.popular',
  views: 'knowledge_base_id.views',
  updatedAt: { kind: 'first', paths: ['knowledge_base_id.date_updated', 'knowledge_base_id.date_published'] } as const,
  translations: languagesOf('knowledge_base_id.translations'),
}

const { status: _status, sort: _sort, ...plan } = entriesOf(collections.bot_plans?.fields ?? {})
const planTexts = entriesOf(collections.bot_plans?.translations?.fields ?? {}, 'translations.')
const guidelineFacts = {
  updatedAt: 'guidelines_id.updated',
  translations: languagesOf('guidelines_id.translations'),
}
/** A record of the academy with its texts. Its slug is its id. */
function ofAcademy(collection: string, more: Entries = {}): Shape {
  const { fields = {}, translations } = collections[collection] ?? {}
  const { status: _status, sort: _sort, slug: id = 'slug', ...facts } = entriesOf(fields)
  return object({ id, ...facts, ...entriesOf(translations?.fields ?? {}, 'translations.'), ...more })
}

const settings = entriesOf(collections.app_config?.fields ?? {})

/** The shapes of the answers, each from records of the named collection. */
export const answers = {
  /** Of `home_translations`. */
  home: object({ ...homeEntries, pricing: object(pick(pricing, 'title', 'description')) }),
  pricingPage: object(pick(pricing, 'setup_fee_description', 'plan_onboarding', 'plan_fee_policy')),
  /** Of `bot_plans`. */
  plan: object({
    ...plan,
    ...pick(planTexts, 'title', 'risk_profile_matching', 'dashboard_report', 'support_level'),
    translations: inLanguage(
      'translations',
      object({
        languages_code: 'languages_code',
        ...pick(textEntries('bot_plans'), 'title', 'intro', 'options'),
      }),
    ),
  }),
  /** Of `faq`. */
  question: object({
    question: 'question',
    answer: 'answer',
    languages_code: 'languages_code',
    faq_id: object({ status: 'faq_id.status', is_feature: 'faq_id.is_feature' }),
  }),
  /** Of `pages_translations`. */
  page: object({
    title: 'title',
    content: 'content',
    seo_detail: seoDetail,
    translations: languagesOf('pages_id.translations'),
  }),
  /** Of `blogs_translations`: in lists without and with texts, under another post, and on its page. */
  postCard: object(postCard),
  postListItem: object({ ...postCard, content: 'content' }),
  relatedPost: object({ ...post, blogs_id: object({ cover: 'blogs_id.cover', ...dates }) }),
  post: object({
    ...post,
    content: 'content',
    blogs_id: object({
      thumbnail: 'blogs_id.cover',
      tags: 'tags',
      ...dates,
      user_created: object({
        ...author,
        title: 'blogs_id.author.translations.title',
        avatar: 'blogs_id.author.avatar',
        description: 'blogs_id.author.translations.description',
      }),
      translations: languagesOf('blogs_id.translations'),
    }),
    seo_detail: seoDetail,
  }),
  /** Of `product_updates_translations`. */
  updateListItem: object(update),
  update: object({ ...update, content: 'content', seo_detail: seoDetail }),
  /** Of `knowledge_base_translations`: in the list, and on its page. */
  articleSummary: object(article),
  article: object({ ...article, content: 'content', seo_detail: seoDetail }),
  /** Of `knowledge_base_categories_translations`. */
  articleCategory: object({
    id: 'knowledge_base_categories_id.id',
    icon: 'knowledge_base_categories_id.icon',
    ...textEntries('knowledge_base_categories'),
  }),
  /** Of `site_frame_translations`, of `guidelines_translations`. */
  frame: object(textEntries('site_frame')),
  guidelines: object({ ...textEntries('guidelines'), ...guidelineFacts }),
  /** Of `academy_translations`; of the collections of its records; of `academy_lessons_translations`. */
  academy: object({ ...textEntries('academy'), ...entriesOf(collections.academy?.fields ?? {}, 'academy_id.') }),
  academyInstructor: ofAcademy('academy_instructors'),
  academyCourse: ofAcademy('academy_courses', { instructor: 'instructor.slug' }),
  academyPath: ofAcademy('academy_paths'),
  academySession: ofAcademy('academy_sessions'),
  academyLesson: object({
    content: 'content',
    seo_detail: seoDetail,
    translations: languagesOf('academy_lessons_id.translations'),
  }),
  /** Of `app_config`. */
  numbers: object(pick(settings, 'tax_rate', 'admin_fee')),
  links: object(pick(settings, 'register', 'app', 'support', 'community', 'forum')),
  content: object(entriesOf(collections.app_config?.fields.content?.fields ?? {}, 'content_')),
  /** Of `seo_records`. */
  seoRecord: object({
    router_name: 'router_name',
    translations: rows('translations', object({ languages_code: 'languages_code', seo_detail: seoDetail })),
  }),
  /** Of `languages`. */
  language: object(pick(entriesOf(collections.languages?.fields ?? {}), 'code', 'name', 'language')),
} satisfies Record<string, Shape>
