import { createMiddleware } from 'hono/factory'
import { findOrEnglish } from '#i18n/english-fallback.ts'
import { defaultLocale, locales, type Locale } from '#i18n/locales.ts'
import { localizePath, splitLocale } from '#i18n/paths.ts'
import { sections } from '#model/sections.ts'
import { ContentTrace } from '#worker/content/trace.ts'
import type { ContentSource } from '#worker/content/source.ts'
import type { TextFolder } from '#worker/content/embedded/text.ts'
import { type Gateway } from '#worker/gateway.ts'
import { pageQuery } from '#worker/routing/page-query.ts'
import { llmsPath, textOf } from './alternatives.ts'
import { answerConditionally } from '#worker/http/conditional.ts'
import { withAbsoluteAddresses } from './feed-items.ts'
import { sectionText } from './section-text.ts'
import { addressOf, type GatewayEnv } from '#worker/http/request.ts'

/** How Markdown presents a page; `path` is canonical, without language. */
interface Described {
  path: string
  title: string
  description: string
  updated?: string | undefined
}

interface Item extends Described {
  slug: string
  /** Its text as the page shows it. */
  html: string
}

async function findItem(
  content: ContentSource,
  locale: Locale,
  folder: TextFolder,
  slug: string,
): Promise<Item | undefined> {
  if (folder === 'blog') {
    const post = await content.findPost(locale, slug)
    const updated = post && (post.blogs_id.date_updated ?? post.blogs_id.date_created)
    return (
      post && {
        path: `${sections.blog.path}/${slug}`,
        slug,
        title: post.title,
        description: post.intro,
        updated,
        html: post.content,
      }
    )
  }
  if (folder === 'product-updates') {
    const update = await content.findUpdate(locale, slug)
    return (
      update && {
        path: `${sections['product-updates'].path}/${slug}`,
        slug,
        title: update.title,
        description: update.intro,
        updated: update.product_updates_id.date_created,
        html: update.content,
      }
    )
  }
  if (folder === 'knowledge-base') {
    const article = await content.findArticle(locale, slug)
    return (
      article && {
        path: `${sections['knowledge-base'].path}/${slug}`,
        slug,
        title: article.title,
        description: article.excerpt,
        updated: article.updatedAt,
        html: article.content,
      }
    )
  }
  if (folder === 'guidelines') {
    // One article under any slug.
    const { slug: own, title, excerpt, updatedAt, content: html } = await content.guideline(locale)
    return {
      path: `${sections.guidelines.path}/${own}`,
      slug: own,
      title,
      description: excerpt,
      updated: updatedAt,
      html,
    }
  }
  const page = await content.findPage(locale, slug)
  return (
    page && {
      path: `${sections.pages.path}/${slug}`,
      slug,
      title: page.title,
      description: page.seo_detail.meta_description,
      html: page.content,
    }
  )
}

/** The weight that `accept` gives to a type by its name (RFC 9110 §12.5.1); 0 when it does not name it. */
function weight(accept: string, type: string): number {
  const range = accept.split(',').map((part) =>
    part
      .trim()
      .toLowerCase()
      .split(';')
      .map((piece) => piece.trim()),
  )
  const parameters = range.find(([name]) => name === type)
  if (!parameters) return 0
  const q = Number(parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? 1)
  return q >= 0 && q <= 1 ? q : 0
}

/** Whether Markdown is asked for by name, and HTML not rather. A browser that opens a page always gets the page. */
export function prefersMarkdown(headers: Headers): boolean {
  const accept = headers.get('accept') ?? ''
  if (!/markdown/i.test(accept)) return false
  const markdown = weight(accept, 'text/markdown')
  return markdown > 0 && markdown >= weight(accept, 'text/html') && headers.get('sec-fetch-dest') !== 'document'
}

/** Front matter (YAML; a JSON text is one, too), title and text. */
const written = (item: Described, language: string, canonical: string, text: string) =>
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

/** The page at `path` in Markdown. Of an item of a content server there is only HTML, which Markdown may hold (CommonMark §4.6). */
async function findDocument(
  content: ContentSource,
  locale: Locale,
  path: string,
): Promise<(Described & { text: string }) | undefined> {
  const asked = textOf(path)
  if (!asked) return sectionText(content, locale, path)
  const item = await findItem(content, locale, asked.folder, asked.slug)
  return item && { ...item, text: (await content.findText(locale, asked.folder, item.slug)) ?? item.html }
}

/** Pages as Markdown: with `.md` at the end of their address, or to who asks for it by `Accept`. */
export function markdown({ content: open, settings }: Gateway) {
  const origin = settings.PUBLIC_URL
  return createMiddleware<GatewayEnv>(async function markdown(c, next) {
    const { pathname, searchParams } = addressOf(c)
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
