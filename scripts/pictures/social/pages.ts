import type { CompiledContent } from '#scripts/content/compile.ts'
import { localeCodes, type Locale } from '#i18n/locales.ts'
import cn from '#i18n/messages/cn.json' with { type: 'json' }
import en from '#i18n/messages/en.json' with { type: 'json' }
import vi from '#i18n/messages/vi.json' with { type: 'json' }
import { routeNames } from '#seo/route-names.ts'
import type { CardText } from './card.tsx'

/** What the picture of a page says; `path` is the page's, without language. */
export interface SocialPage extends CardText {
  path: string
}

const messages = { en, vi, cn }

/** Every page of one language that is no item of a section: what search engines show of it, without the brand. */
function standalone({ site }: CompiledContent[Locale]) {
  const { tagline } = site.chrome.brand
  return Object.entries(routeNames).flatMap(([path, name]) => {
    const seo = site.config.seo_urls.find(({ router_name }) => router_name === name)?.translations[0]?.seo_detail
    if (path.includes('$') || !seo) return []
    return [{ path, title: path === '/' ? tagline : seo.meta_title.replace(/ \| .*/, '') }]
  })
}

function pagesOf(locale: Locale, content: CompiledContent[Locale]): SocialPage[] {
  const { knowledgeBase, guidelines, productUpdates, blog, academy } = messages[locale]
  const items = (under: string, label: string, texts: { slug: string; title: string }[]) =>
    texts.map(({ slug, title }) => ({ path: `${under}/${slug}`, label, title }))
  const pages: { path: string; label?: string; title: string }[] = [
    ...standalone(content),
    ...Object.entries(content.pages).map(([slug, { title }]) => ({ path: `/page/${slug}`, title })),
    ...items(
      '/knowledge-base',
      knowledgeBase.title,
      content['knowledge-base'].articles.map(({ summary }) => summary),
    ),
    ...items('/resources/guidelines', guidelines.title, [content.guidelines.article]),
    ...items('/resources/product-updates', productUpdates.title, content['product-updates'].updates),
    ...items('/resources/blog', blog.title, content.blog.posts),
    ...items('/resources/academy', academy.title, [content.academy.course]),
  ]
  return pages.map((page) => ({ ...page, locale, brand: content.site.chrome.brand.name }))
}

/** Every page of the embedded content in every language. */
export const socialPages = (content: CompiledContent): SocialPage[] =>
  localeCodes.flatMap((locale) => pagesOf(locale, content[locale]))
