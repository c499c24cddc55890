import * as v from 'valibot'
import type { CompiledContent } from '#scripts/content/compile.ts'
import { readMessages } from '#scripts/content/messages.ts'
import { defaultLocale, localeCodes, type Locale } from '#i18n/locales.ts'
import { section, sectionNames, sections, titledSections, type TitledSection } from '#model/sections.ts'
import type { CardText } from './card.tsx'
import { hasCardFonts } from './typeset.tsx'

const Titled = v.object({ title: v.string() })

/** What the picture of a page says; `path` is the page's, without language. */
export interface SocialPage extends CardText {
  path: string
  /** The language of the page, where the picture is in another one. */
  shownIn?: Locale
}

/** The sections with a page of their own: what search engines show of each, without the brand. */
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
  guidelines: content.guidelines.article ? [content.guidelines.article] : [],
  academy: [content.academy.course],
  blog: content.blog.posts,
  'product-updates': content['product-updates'].updates,
})

function pagesOf(locale: Locale, content: CompiledContent[Locale]): SocialPage[] {
  const items = itemsOf(content)
  const messages = readMessages(locale)
  const pages: { path: string; label?: string; title: string }[] = [
    ...standalone(content),
    ...Object.entries(content.pages).map(([slug, { title }]) => ({ path: `${sections.pages.path}/${slug}`, title })),
    ...titledSections.flatMap((name) => {
      const { path, message } = sections[name]
      const label = v.parse(Titled, messages[message]).title
      return items[name].map(({ slug, title }) => ({ path: `${path}/${slug}`, label, title }))
    }),
  ]
  return pages.map((page) => ({ ...page, locale, brand: content.site.chrome.brand.name }))
}

/** Every page of the embedded content in every language: in English where no font has the script. */
export function socialPages(content: CompiledContent): SocialPage[] {
  const english = pagesOf(defaultLocale, content[defaultLocale])
  return localeCodes.flatMap((locale) =>
    hasCardFonts(locale) ? pagesOf(locale, content[locale]) : english.map((page) => ({ ...page, shownIn: locale })),
  )
}
