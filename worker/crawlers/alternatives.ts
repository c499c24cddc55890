import { accepts } from 'hono/accepts'
import { locales, type Locale } from '#i18n/locales.ts'
import { localizePath, type PagePath } from '#i18n/paths.ts'
import type { GatewayContext } from '#worker/http/request.ts'

/** Path of the page's Markdown; `path` is without language. The home page's file is `index.md`. */
export const markdownPath = (locale: Locale, path: string) =>
  `${localizePath(locale, path === '/' ? '/index' : path)}.md`

/** The public path of the page: the inverse of {@link markdownPath}. */
export const pageOfMarkdown = (pathname: string): string | undefined =>
  pathname.endsWith('.md') ? pathname.replace(/(\/index)?\.md$/, '') || '/' : undefined

/** Whether the client accepts Markdown and prefers it to HTML. Navigations of browsers never do. */
export const prefersMarkdown = (c: GatewayContext): boolean =>
  c.req.header('sec-fetch-dest') !== 'document' &&
  accepts(c, { header: 'Accept', supports: ['text/html', 'text/markdown'], default: 'text/html' }) === 'text/markdown'

/** Path of the list of pages for language models. */
export const llmsPath = (locale: Locale) => `${locales[locale].prefix}/llms.txt`

/** Links to a page's Markdown and to the list for language models (RFC 8288, llmstxt.org). */
export function alternativeHeaders({ locale, path }: PagePath): Record<string, string> {
  const markdown = `<${markdownPath(locale, path)}>; rel="alternate"; type="text/markdown"`
  return { link: `${markdown}, <${llmsPath(locale)}>; rel="describedby"; type="text/plain"`, vary: 'Accept' }
}
