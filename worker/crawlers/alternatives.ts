import { locales, type Locale } from '#i18n/locales.ts'
import { localizePath, splitLocale } from '#i18n/paths.ts'
import type { TextFolder } from '#worker/content/text.ts'
import type { Settings } from '#worker/settings.ts'

/** Where the pages stand whose items are Markdown texts. */
const folders: Record<string, TextFolder> = {
  '/page': 'pages',
  '/knowledge-base': 'knowledge-base',
  '/resources/guidelines': 'guidelines',
  '/resources/product-updates': 'product-updates',
  '/resources/blog': 'blog',
}

/** What is Markdown even where the rest is HTML of a content server. */
const embeddedFolders: ReadonlySet<TextFolder> = new Set<TextFolder>(['knowledge-base', 'guidelines'])

/** The item that a path without language names, when it is a Markdown text. */
export function textOf(path: string, settings: Settings): { folder: TextFolder; slug: string } | undefined {
  const end = path.lastIndexOf('/')
  const folder = folders[path.slice(0, end)]
  const slug = path.slice(end + 1)
  if (!folder || !slug || (settings.CONTENT_API_URL && !embeddedFolders.has(folder))) return undefined
  return { folder, slug }
}

/** Path of the list of pages for language models. */
export const llmsPath = (locale: Locale) => `${locales[locale].prefix}/llms.txt`

/** Headers that lead readers other than browsers from the page at a public path to what suits them (RFC 8288, llmstxt.org). */
export function alternativeHeaders(pathname: string, settings: Settings): Record<string, string> {
  const { locale, path } = splitLocale(pathname)
  const links = [`<${llmsPath(locale)}>; rel="describedby"; type="text/plain"`]
  if (!textOf(path, settings)) return { link: links.join(', ') }
  links.unshift(`<${localizePath(locale, path)}.md>; rel="alternate"; type="text/markdown"`)
  return { link: links.join(', '), vary: 'Accept' }
}
