import * as v from 'valibot'
import type { CompiledContent } from '#scripts/content/compile.ts'
import type { CompiledLocale } from '#worker/content/compiled.ts'
import { locales, type Locale } from '#i18n/locales.ts'
import { ArticleHtml } from '#model/article.ts'
import { updateTypes } from '#model/kinds.ts'
import { writer, type Say } from './texts.ts'

/** Posts and releases that are out; with drafts there are two more. */
const itemCount = 8
/** The first draft is dated in the future; the second one has no intro. */
const isScheduled = (number: number) => number === itemCount + 1
const isFaulty = (number: number) => number === itemCount + 2
/** An item with only the required fields: no picture, no author's title, no known category. */
const isBare = (number: number) => number === 7
/** Each list has an item without a Chinese translation. */
const isUntranslated = (number: number) => number === 5

const created = (number: number) => `2026-0${(number % 8) + 1}-15`
const author = { first_name: 'Cam', last_name: 'Editor' }
const seo = (say: Say, title: string) => ({ meta_title: say(title), meta_description: say(`about ${title}`) })
const pageSlugs = ['terms-of-use', 'privacy-policy', 'trust', 'cms-page']

const translations = (number: number) =>
  (['en-US', 'vi-VN', 'zh-CN'] as const)
    .filter((code) => !isUntranslated(number) || code !== 'zh-CN')
    .map((languages_code) => ({ languages_code }))

function samplePosts({ blog }: CompiledLocale, say: Say, content: ArticleHtml, numbers: number[]) {
  const all = blog.posts.map((own, index) => {
    const number = index + 1
    const picture = isBare(number) ? undefined : own.blogs_id.thumbnail
    const details = { title: say('editor'), avatar: 'avatar-2', description: say('author') }
    return {
      ...own,
      id: String(number),
      slug: `cms-post-${number}`,
      title: say(`post ${number}`),
      intro: isFaulty(number) ? '' : say(`intro ${number}`),
      content,
      category: { ...own.category, id: number % 2 ? 'financial-industry' : 'company-news' },
      blogs_id: {
        ...own.blogs_id,
        cover: picture,
        thumbnail: picture,
        tags: ['cms', `tag-${number}`],
        date_created: created(number),
        date_updated: null,
        ...(isScheduled(number) && { date_published: '2126-01-01T00:00:00.000Z' }),
        user_created: isBare(number) ? { ...author, title: undefined } : { ...author, ...details },
        translations: translations(number),
      },
      seo_detail: undefined,
      related_articles: [],
    }
  })
  const list = numbers.flatMap((number) => all[number - 1] ?? [])
  const posts = list.map((post) => ({ ...post, seo_detail: seo(say, post.slug), related_articles: all.slice(2, 3) }))
  return { posts, list, featured: ['cms-post-2'] }
}

function sampleUpdates({ 'product-updates': releases }: CompiledLocale, say: Say, content: ArticleHtml, of: number[]) {
  const all = releases.updates.map((own, index) => {
    const number = index + 1
    const { thumbnail } = own.product_updates_id
    return {
      ...own,
      id: String(number),
      slug: `cms-update-${number}`,
      title: say(`update ${number}`),
      intro: say(`release ${number}`),
      content: undefined,
      category: isBare(number) ? undefined : { id: updateTypes[number % 4], name: say('kind') },
      product_updates_id: {
        ...own.product_updates_id,
        thumbnail: isBare(number) ? undefined : thumbnail,
        ...(number === 3 && { plans: ['elite'] }),
        version: isBare(number) ? '9' : `9.${number}.0`,
        date_created: created(number),
        translations: translations(number),
      },
      seo_detail: undefined,
    }
  })
  const list = of.flatMap((number) => all[number - 1] ?? [])
  return { updates: list.map((update) => ({ ...update, content })), list }
}

function sampleHome({ site: { home } }: CompiledLocale, say: Say) {
  const [start, plans] = home.hero?.buttons ?? []
  if (!home.hero || !home.invest || !home.why || !home.testimonials || !start || !plans)
    throw new Error('content/ has no home page to make a sample of')
  const { list_testimonials } = home.testimonials
  return {
    ...home,
    hero: { ...home.hero, title: say('home'), buttons: [{ ...start, title: say('start') }, plans] },
    invest: { ...home.invest, title: say('invest') },
    why: {
      ...home.why,
      list_info: home.why.list_info.map((info, index) => ({ ...info, title: say(`reason ${index + 1}`) })),
    },
    testimonials: {
      ...home.testimonials,
      // A picture is optional.
      list_testimonials: list_testimonials.slice(0, 3).map((voice, index) => ({
        ...voice,
        avatar: index < 2 ? { id: '', alt: '' } : { id: 'avatar-3', alt: '' },
      })),
    },
  }
}

/**
 * The content of the site in one language with texts of a content server. Fields that no test
 * names, new ones too, are those of `content/`.
 */
export function sampleOf(
  content: CompiledContent,
  locale: Locale,
  { mark, html, drafts }: { mark: string; html: (say: Say) => string; drafts: boolean },
): CompiledLocale {
  const say = writer(locale, mark)
  const { [locale]: own } = content
  const text = v.parse(ArticleHtml, html(say))
  const published = Array.from({ length: itemCount }, (_, index) => index + 1)
  const numbers = [...(drafts ? [itemCount + 1, itemCount + 2] : []), ...published]
  const translated = numbers.filter((number) => locale !== 'cn' || !isUntranslated(number))
  const languages_code = locales[locale].apiLanguage
  return {
    ...own,
    blog: samplePosts(own, say, text, translated),
    'product-updates': sampleUpdates(own, say, text, translated),
    pages: Object.fromEntries(
      [...pageSlugs, ...(drafts ? ['cms-draft'] : [])].map((slug) => [
        slug,
        { title: say(slug), content: text, seo_detail: seo(say, slug) },
      ]),
    ),
    site: {
      ...own.site,
      home: sampleHome(own, say),
      plans: {
        botplans: own.site.plans.botplans.slice(0, 2).map((plan, index) => ({
          ...plan,
          id: ['alpha', 'beta'][index] ?? '',
          translations: [{ languages_code, title: say('plan title'), intro: say('plan'), options: [say('cell')] }],
        })),
      },
      pricingPage: {
        pricing_page: {
          setup_fee_description: say('setup fee'),
          plan_onboarding: [say('onboarding one'), say('onboarding two')],
          plan_fee_policy: [say('policy (note)')],
        },
      },
      // One question more than the filter selects, so that a test sees whether the site applies it.
      featuredFaq: ['one', 'two', 'three'].map((number, index) => ({
        id: String(index + 1),
        question: say(`question ${number}`),
        answer: say(`answer ${number}`),
        languages_code,
        faq_id: { status: index === 2 ? 'draft' : 'published', is_feature: true },
      })),
    },
  }
}
