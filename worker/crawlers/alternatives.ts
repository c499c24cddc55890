import { locales, type Locale } from '#i18n/locales.ts'
import { localizePath, type PagePath } from '#i18n/paths.ts'
import { isItemSection, section, sectionAt } from '#model/sections.ts'

/** Whether the page at a path without language is there as Markdown, too. */
export function hasMarkdown(path: string): boolean {
  const found = sectionAt(path)
  return found !== undefined && (found.slug === undefined ? section(found.name).listed : isItemSection(found.name))
}

/** Where the Markdown of the page at `path` (no language) stands: that of a home is `index.md`. */
export const markdownPath = (locale: Locale, path: string) =>
  `${localizePath(locale, path === '/' ? '/index' : path)}.md`

/** Path of the list of pages for language models. */
export const llmsPath = (locale: Locale) => `${locales[locale].prefix}/llms.txt`

/** Headers that lead other readers than browsers to what suits them (RFC 8288, llmstxt.org). */
export function alternativeHeaders({ locale, path }: PagePath): Record<string, string> {
  const links = [`<${llmsPath(locale)}>; rel="describedby"; type="text/plain"`]
  if (!hasMarkdown(path)) return { link: links.join(', ') }
  links.unshift(`<${markdownPath(locale, path)}>; rel="alternate"; type="text/markdown"`)
  return { link: links.join(', '), vary: 'Accept' }
}
