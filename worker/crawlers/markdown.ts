import { parseAccept } from 'hono/utils/accept'
import { findOrEnglish } from '#i18n/english-fallback.ts'
import { defaultLocale, locales, type Locale } from '#i18n/locales.ts'
import { localizePath, splitLocale } from '#i18n/paths.ts'
import { isItemSection, sectionAt, sections, type SectionName } from '#model/sections.ts'
import type { ContentSource } from '#worker/content/source.ts'
import { type Gateway } from '#worker/gateway.ts'
import { pageQuery } from '#worker/routing/page-query.ts'
import { hasMarkdown, llmsPath } from './alternatives.ts'
import { answerConditionally } from '#worker/http/conditional.ts'
import { list, sectionBlocks, withAbsoluteAddresses } from './page-texts.ts'
import { findItem, pageLine, sitePages, slugOf, type SitePage } from './site-pages.ts'
import { requestAddress, type GatewayMiddleware } from '#worker/http/request.ts'

/** Whether Markdown is asked for by name, and HTML not rather; never by a browser's visit. */
export function prefersMarkdown(headers: Headers): boolean {
  const accept = headers.get('accept') ?? ''
  if (!/markdown/i.test(accept)) return false
  const ranges = parseAccept(accept.toLowerCase())
  const weight = (name: string) => ranges.find(({ type }) => type === name)?.q ?? 0
  const markdown = weight('text/markdown')
  return markdown > 0 && markdown >= weight('text/html') && headers.get('sec-fetch-dest') !== 'document'
}

/** Front matter (YAML; a JSON text is one, too), title and text. */
const written = (item: SitePage, language: string, canonical: string, text: string) =>
  [
    '---',
    `title: ${JSON.stringify(item.title)}`,
    `description: ${JSON.stringify(item.description)}`,
    `language: ${language}`,
    `canonical: ${canonical}`,
    ...(item.updated ? [`updated: ${item.updated}`] : []),
    '---',
    '',
    `# ${item.title}`,
    '',
    text,
    '',
  ].join('\n')

/**
 * The page at `path` in Markdown. Of an item of a content server there is only HTML, which Markdown
 * may hold (CommonMark §4.6).
 */
async function findDocument(content: ContentSource, locale: Locale, path: string): Promise<SitePage | undefined> {
  const { name, slug } = sectionAt(path) ?? {}
  if (name === undefined || !hasMarkdown(path)) return undefined
  if (slug === undefined || !isItemSection(name)) return findSection(content, locale, path, name)
  const item = await findItem[name](content, locale, slug)
  const about = sections[name]
  const text = item && 'folder' in about && (await content.findText(locale, about.folder, slugOf(item.path)))
  return item && { ...item, text: text || item.text }
}

/** What the page of a section says, and the pages to which it leads. It changed when those did. */
async function findSection(content: ContentSource, locale: Locale, path: string, name: SectionName) {
  const all = await sitePages(content, locale)
  const own = all.find((page) => page.path === path)
  // The home page leads to the other sections, these to their items.
  const linked = all.filter((page) =>
    path === '/' ? page !== own && sectionAt(page.path)?.slug === undefined : page.path.startsWith(`${path}/`),
  )
  const updated = linked.flatMap((page) => page.updated ?? []).toSorted()
  const links = linked.length > 0 ? [list(linked.map((page) => pageLine(page, page.path)))] : []
  const blocks = (await sectionBlocks[name]?.(content, locale)) ?? []
  return own && { ...own, updated: updated.at(-1), text: [...blocks, ...links].join('\n\n') }
}

/** Pages as Markdown: with `.md` at the end of their address, or to who asks for it by `Accept`. */
export function markdown({ content: open, settings }: Gateway): GatewayMiddleware {
  const origin = settings.PUBLIC_URL
  return async function markdown(c, next) {
    const { pathname, searchParams } = requestAddress(c)
    const isFile = pathname.endsWith('.md')
    // A search or a further page of a list is there for browsers only.
    if (!isFile && (pageQuery(c.get('page').path, searchParams) || !prefersMarkdown(c.req.raw.headers))) return next()
    const { locale, path } = splitLocale(isFile ? pathname.slice(0, -'.md'.length) : pathname)
    const named = isFile && path === '/index' ? '/' : path
    // The home page has another name as a file.
    if (isFile && path === '/') return next()
    const content = open()
    const page = await findOrEnglish(locale, (code) => findDocument(content, code, named))
    if (!page) return next()
    const language = page.inEnglish ? defaultLocale : locale
    const canonical = origin + localizePath(language, page.path)
    // Pictures have one address for all languages.
    const absolute = withAbsoluteAddresses(page.text ?? '', origin, canonical).replaceAll(
      /(!\[[^\]]*)?\]\((\/[^)\s]*)/g,
      (_, picture = '', own: string) => `${picture}](${origin}${picture ? own : localizePath(language, own)}`,
    )
    return answerConditionally(c, written(page, locales[language].tag, canonical, absolute), {
      'content-type': 'text/markdown; charset=utf-8',
      'content-language': locales[language].tag,
      link: `<${canonical}>; rel="canonical", <${llmsPath(locale)}>; rel="describedby"; type="text/plain"`,
      ...(!isFile && { vary: 'Accept' }),
    })
  }
}
