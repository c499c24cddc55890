import * as v from 'valibot'
import type { CompiledContent } from '#scripts/content/compile.ts'
import { readMessages } from '#scripts/content/messages.ts'
import { pageDocuments } from '#scripts/content/search.ts'
import { localeCodes } from '#i18n/locales.ts'
import { sections } from '#model/sections.ts'
import type { CardText } from './card.tsx'

const Titled = v.object({ title: v.string() })

/** The social picture of a page. `path` is without language. */
export interface SocialPage extends CardText {
  path: string
}

/** Every page of the embedded content in every language. */
export const socialPages = (content: CompiledContent): SocialPage[] =>
  localeCodes.flatMap((locale) => {
    const { site } = content[locale]
    const { name: brand, tagline } = site.frame.brand
    const messages = readMessages(locale)
    return pageDocuments(content[locale]).map(({ kind, path, title }) => {
      const label = kind === 'pages' ? undefined : v.parse(Titled, messages[sections[kind].message]).title
      return { locale, brand, path, label, title: path === '/' ? tagline : title }
    })
  })
