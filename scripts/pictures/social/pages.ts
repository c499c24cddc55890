import type { CompiledContent } from '#scripts/content/compile.ts'
import { localeCodes, type Locale } from '#i18n/locales.ts'
import cn from '#i18n/messages/cn.json' with { type: 'json' }
import en from '#i18n/messages/en.json' with { type: 'json' }
import vi from '#i18n/messages/vi.json' with { type: 'json' }
import { section, sectionNames, sections, titledSections, type TitledSection } from '#model/sections.ts'
import type { CardText } from './card.tsx'

/** What the picture of a page says; `path` is the page's, without language. */
export interface SocialPage extends CardText {
  path: string
}

const messages = { en, vi, cn }

/**
 * Every page of one language that is no item of a section: what search engines show of it, without
 * the brand.
 */
function standalone({ site }: CompiledContent[Locale]) {
  const { tagline } = site.chrome.brand
  return sectionNames.map(section).flatMap(({ path, seo: name }) => {
    const seo = site.config.seo_urls.find(({ router_name }) => router_name === name)?.translations[0]?.seo_detail
    if (!seo) return []
    return [{ path, title: path === '/' ? tagline : seo.meta_title.replace(/ \| .*/, '') }]
  })
}

/** The items of each section that is named on their pictures. */
const itemsOf = (content: CompiledContent[Locale]): Record<TitledSection, { slug: string; title: string }[]> => ({
  'knowledge-base': content['knowledge-base'].articles.map(({ summary }) => summary),
  guidelines: [content.guidelines.article],
  academy: [content.academy.course],
  blog: content.blog.posts,
  'product-updates': content['product-updates'].updates,
})

function pagesOf(locale: Locale, content: CompiledContent[Locale]): SocialPage[] {
  const items = itemsOf(content)
  const pages: { path: string; label?: string; title: string }[] = [
    ...standalone(content),
    ...Object.entries(content.pages).map(([slug, { title }]) => ({ path: `${sections.pages.path}/${slug}`, title })),
    ...titledSections.flatMap((name) => {
      const { path, message } = sections[name]
      const label = messages[locale][message].title
      return items[name].map(({ slug, title }) => ({ path: `${path}/${slug}`, label, title }))
    }),
  ]
  return pages.map((page) => ({ ...page, locale, brand: content.site.chrome.brand.name }))
}

/** Every page of the embedded content in every language. */
export const socialPages = (content: CompiledContent): SocialPage[] =>
  localeCodes.flatMap((locale) => pagesOf(locale, content[locale]))
