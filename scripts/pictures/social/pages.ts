import * as v from 'valibot'
import type { CompiledContent } from '#scripts/content/compile.ts'
import { readMessages } from '#scripts/content/messages.ts'
import { pageDocuments } from '#scripts/content/search.ts'
import { localeCodes, type Locale } from '#i18n/locales.ts'
import { sections } from '#model/sections.ts'
import type { CardText } from './card.tsx'

const Titled = v.object({ title: v.string() })

/** What the picture of a page says; `path` is the page's, without language. */
export interface SocialPage extends CardText {
  path: string
}

function pagesOf(locale: Locale, content: CompiledContent[Locale]): SocialPage[] {
  const { name: brand, tagline } = content.site.frame.brand
  const messages = readMessages(locale)
  const course = `${sections.academy.path}/${content.academy.course.slug}`
  return pageDocuments(content).flatMap(({ kind, path, title }) => {
    // All other courses show the picture of the one.
    if (kind === 'academy' && path !== course) return []
    const label = kind === 'pages' ? undefined : v.parse(Titled, messages[sections[kind].message]).title
    return [{ locale, brand, path, label, title: path === '/' ? tagline : title }]
  })
}

/** Every page of the embedded content in every language. */
export const socialPages = (content: CompiledContent): SocialPage[] =>
  localeCodes.flatMap((locale) => pagesOf(locale, content[locale]))
