import { createMiddleware } from 'hono/factory'
import { findOrEnglish } from '#i18n/english-fallback.ts'
import { defaultLocale, locales, type Locale } from '#i18n/locales.ts'
import { localizePath, splitLocale } from '#i18n/paths.ts'
import type { TextFolder } from '#model/sections.ts'
import { ContentTrace } from '#worker/content/trace.ts'
import type { ContentSource } from '#worker/content/source.ts'
import { type Gateway } from '#worker/gateway.ts'
import { acceptRanges } from '#worker/http/accept.ts'
import { pageQuery } from '#worker/routing/page-query.ts'
import { llmsPath, textItemAt } from './alternatives.ts'
import { answerConditionally } from '#worker/http/conditional.ts'
import { withAbsoluteAddresses } from './feed-items.ts'
import { sectionText } from './section-text.ts'
import { itemPages, slugOf, type SitePage } from './site-pages.ts'
import { requestAddress, type GatewayEnv } from '#worker/http/request.ts'

type Find = (
  content: ContentSource,
  locale: Locale,
  slug: string,
) => Promise<{ page: SitePage; html: string } | undefined>

/** Items that are Markdown texts: their page, and their text as it shows it. */
const findItem: Record<TextFolder, Find> = {
  async blog(content, locale, slug) {
    const post = await content.findPost(locale, slug)
    return post && { page: itemPages.blog(post), html: post.content }
  },
  async 'product-updates'(content, locale, slug) {
    const update = await content.findUpdate(locale, slug)
    return update && { page: itemPages['product-updates'](update), html: update.content }
  },
  async 'knowledge-base'(content, locale, slug) {
    const article = await content.findArticle(locale, slug)
    return article && { page: itemPages['knowledge-base'](article), html: article.content }
  },
  /** One article under any slug. */
  async guidelines(content, locale) {
    const guideline = await content.guideline(locale)
    return { page: itemPages.guidelines(guideline), html: guideline.content }
  },
  async pages(content, locale, slug) {
    const page = await content.findPage(locale, slug)
    return page && { page: itemPages.pages(page, slug), html: page.content }
  },
}

/** Whether Markdown is asked for by name, and HTML not rather; never by a browser's visit. */
export function prefersMarkdown(headers: Headers): boolean {
  const accept = headers.get('accept') ?? ''
  if (!/markdown/i.test(accept)) return false
  const ranges = acceptRanges(accept)
  const weight = (type: string) => ranges.find(({ range }) => range === type)?.q ?? 0
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
async function findDocument(
  content: ContentSource,
  locale: Locale,
  path: string,
): Promise<(SitePage & { text: string }) | undefined> {
  const asked = textItemAt(path)
  if (!asked) return sectionText(content, locale, path)
  const item = await findItem[asked.folder](content, locale, asked.slug)
  if (!item) return undefined
  const text = await content.findText(locale, asked.folder, slugOf(item.page.path))
  return { ...item.page, text: text ?? item.html }
}

/** Pages as Markdown: with `.md` at the end of their address, or to who asks for it by `Accept`. */
export function markdown({ content: open, settings }: Gateway) {
  const origin = settings.PUBLIC_URL
  return createMiddleware<GatewayEnv>(async function markdown(c, next) {
    const { pathname, searchParams } = requestAddress(c)
    const isFile = pathname.endsWith('.md')
    // A search or a further page of a list is there for browsers only.
    if (!isFile && (pageQuery(pathname, searchParams) || !prefersMarkdown(c.req.raw.headers))) return next()
    const { locale, path } = splitLocale(isFile ? pathname.slice(0, -'.md'.length) : pathname)
    const named = isFile && path === '/index' ? '/' : path
    // The home page has another name as a file.
    if (isFile && path === '/') return next()
    const content = open(new ContentTrace())
    const page = await findOrEnglish(locale, (code) => findDocument(content, code, named))
    if (!page) return next()
    const language = page.inEnglish ? defaultLocale : locale
    const canonical = origin + localizePath(language, page.path)
    const absolute = withAbsoluteAddresses(page.text, origin, canonical).replaceAll(
      /\]\((\/[^)\s]*)/g,
      (_, own: string) => `](${origin}${localizePath(language, own)}`,
    )
    return answerConditionally(c, written(page, locales[language].tag, canonical, absolute), {
      'content-type': 'text/markdown; charset=utf-8',
      'content-language': locales[language].tag,
      link: `<${canonical}>; rel="canonical", <${llmsPath(locale)}>; rel="describedby"; type="text/plain"`,
      ...(!isFile && { vary: 'Accept' }),
    })
  })
}
