import { locales, type Locale } from '#i18n/locales.ts'
import { localizePath, splitLocale } from '#i18n/paths.ts'
import { sectionAt, sections, type TextFolder } from '#model/sections.ts'
import { isSection } from './section-text.ts'

/** The item that a path without language names, when it is a Markdown text. */
export function textItemAt(path: string): { folder: TextFolder; slug: string } | undefined {
  const { name, slug } = sectionAt(path) ?? {}
  const found = name && sections[name]
  return found && slug !== undefined && 'folder' in found ? { folder: found.folder, slug } : undefined
}

/** Whether the page at a path without language is there as Markdown, too. */
export const hasMarkdown = (path: string) => textItemAt(path) !== undefined || isSection(path)

/**
 * Where the Markdown of the page at `path` (without language) stands: a home page, which has no
 * name, is called `index` there.
 */
export const markdownPath = (locale: Locale, path: string) =>
  `${localizePath(locale, path === '/' ? '/index' : path)}.md`

/** Path of the list of pages for language models. */
export const llmsPath = (locale: Locale) => `${locales[locale].prefix}/llms.txt`

/**
 * Headers that lead readers other than browsers from the page at a public path to what suits them
 * (RFC 8288, llmstxt.org).
 */
export function alternativeHeaders(pathname: string): Record<string, string> {
  const { locale, path } = splitLocale(pathname)
  const links = [`<${llmsPath(locale)}>; rel="describedby"; type="text/plain"`]
  if (!hasMarkdown(path)) return { link: links.join(', ') }
  links.unshift(`<${markdownPath(locale, path)}>; rel="alternate"; type="text/markdown"`)
  return { link: links.join(', '), vary: 'Accept' }
}
