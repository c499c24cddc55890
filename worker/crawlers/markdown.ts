import { createMiddleware } from 'hono/factory'
import { locales, type Locale } from '#i18n/locales.ts'
import { localizePath, splitLocale } from '#i18n/paths.ts'
import { ContentTrace } from '#worker/content/content-trace.ts'
import type { ContentSource } from '#worker/content/source.ts'
import type { TextFolder } from '#worker/content/text.ts'
import type { Gateway, GatewayEnv } from '#worker/gateway-env.ts'
import { llmsPath, textOf } from './alternatives.ts'
import { answerConditionally } from './conditional.ts'

/** An item as its Markdown presents it; `path` is canonical, without language. */
interface Item {
  path: string
  slug: string
  title: string
  description: string
  updated?: string | undefined
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
    return post && { path: `/resources/blog/${slug}`, slug, title: post.title, description: post.intro, updated }
  }
  if (folder === 'product-updates') {
    const update = await content.findUpdate(locale, slug)
    return (
      update && {
        path: `/resources/product-updates/${slug}`,
        slug,
        title: update.title,
        description: update.intro,
        updated: update.product_updates_id.date_created,
      }
    )
  }
  if (folder === 'knowledge-base') {
    const article = await content.findArticle(locale, slug)
    return (
      article && {
        path: `/knowledge-base/${slug}`,
        slug,
        title: article.title,
        description: article.excerpt,
        updated: article.updatedAt,
      }
    )
  }
  if (folder === 'guidelines') {
    // One article under any slug (spec §2).
    const { slug: own, title, excerpt, updatedAt } = await content.guideline(locale)
    return { path: `/resources/guidelines/${own}`, slug: own, title, description: excerpt, updated: updatedAt }
  }
  const page = await content.findPage(locale, slug)
  return page && { path: `/page/${slug}`, slug, title: page.title, description: page.seo_detail.meta_description }
}

/** The weight that `accept` gives to a type by its name (RFC 9110 §12.5.1); 0 when it does not name it. */
function weight(accept: string, type: string): number {
  const range = accept.split(',').map((part) =>
    part
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/),
  )
  const parameters = range.find(([name]) => name === type)
  if (!parameters) return 0
  const q = Number(parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? 1)
  return q >= 0 && q <= 1 ? q : 0
}

/** Whether Markdown is asked for by name, and HTML not rather. A browser that opens a page always gets the page. */
export function prefersMarkdown(headers: Headers): boolean {
  const accept = headers.get('accept') ?? ''
  const markdown = weight(accept, 'text/markdown')
  return markdown > 0 && markdown >= weight(accept, 'text/html') && headers.get('sec-fetch-dest') !== 'document'
}

/** Front matter (YAML; a JSON text is one, too), title and text. */
const written = (item: Item, language: string, canonical: string, text: string) =>
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

/** Content pages as Markdown: with `.md` at the end of their address, or to who asks for it by `Accept`. */
export function markdown({ content: open, settings }: Gateway) {
  const origin = settings.PUBLIC_URL
  return createMiddleware<GatewayEnv>(async function markdown(c, next) {
    const { pathname } = new URL(c.req.url)
    const isFile = pathname.endsWith('.md')
    if (!isFile && !prefersMarkdown(c.req.raw.headers)) return next()
    const { locale, path } = splitLocale(isFile ? pathname.slice(0, -'.md'.length) : pathname)
    const asked = textOf(path, settings)
    const content = open(new ContentTrace())
    const item = asked && (await findItem(content, locale, asked.folder, asked.slug))
    const text = item && (await content.findText(locale, asked.folder, item.slug))
    if (!item || text === undefined) return next()
    const canonical = origin + localizePath(locale, item.path)
    const absolute = text.replaceAll(/\]\((\/[^)\s]*)/g, (_, own: string) => `](${origin}${localizePath(locale, own)}`)
    return answerConditionally(c, written(item, locales[locale].tag, canonical, absolute), {
      'content-type': 'text/markdown; charset=utf-8',
      'content-language': locales[locale].tag,
      link: `<${canonical}>; rel="canonical", <${llmsPath(locale)}>; rel="describedby"; type="text/plain"`,
      ...(!isFile && { vary: 'Accept' }),
    })
  })
}
