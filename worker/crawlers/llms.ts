import type { Context } from 'hono'
import type { Locale } from '#i18n/locales.ts'
import { loadMessages } from '#i18n/messages.ts'
import { localizePath } from '#i18n/paths.ts'
import { sectionAt, sections, titledSections } from '#model/sections.ts'
import { ContentTrace } from '#worker/content/trace.ts'
import type { Gateway } from '#worker/gateway.ts'
import { hasMarkdown, markdownPath } from './alternatives.ts'
import { answerConditionally } from '#worker/http/conditional.ts'
import { planFacts } from './home-text.ts'
import { pageLine } from './section-text.ts'
import { sitePages, type SitePage } from './site-pages.ts'
import type { GatewayEnv } from '#worker/http/request.ts'

/** The sections that llms.txt names, in its order. */
const named = titledSections.toSorted((a, b) => sections[a].llmsOrder - sections[b].llmsOrder)

/**
 * `GET /llms.txt`, `/vi/llms.txt`, `/cn/llms.txt` (llmstxt.org): the pages of a language, as
 * Markdown where there is some.
 */
export function llms({ content: open, settings }: Gateway, locale: Locale) {
  const origin = settings.PUBLIC_URL
  const line = (page: SitePage) =>
    `- ${pageLine(page, origin + (hasMarkdown(page.path) ? markdownPath(locale, page.path) : localizePath(locale, page.path)))}`

  return async function llms(c: Context<GatewayEnv>): Promise<Response> {
    const content = open(new ContentTrace())
    const [{ brand, footer }, plans, { default: messages }] = await Promise.all([
      content.chrome(locale),
      planFacts(content, locale),
      loadMessages[locale](),
    ])
    const pages: SitePage[] = []
    for await (const page of sitePages(content, locale)) pages.push(page)
    const sectionOf = ({ path }: SitePage) => sectionAt(path)?.name
    const parts = named.map((name) => ({
      title: messages[sections[name].message].title,
      pages: pages.filter((page) => sectionOf(page) === name),
    }))
    const others = pages.filter((page) => page.path !== '/' && !named.some((name) => sectionOf(page) === name))
    // A title of the format itself: what a reader in a hurry may leave out.
    const optional = { title: 'Optional', pages: others }
    const home = pages.find(({ path }) => path === '/')
    const text = [
      `# ${brand.name}`,
      `> ${brand.tagline}`,
      ...(home ? [`${home.description} ${origin}${markdownPath(locale, '/')}`] : []),
      plans,
      footer.risk_notice,
      ...[...parts, optional].map((part) => `## ${part.title}\n\n${part.pages.map(line).join('\n')}`),
    ].join('\n\n')
    return answerConditionally(c, `${text}\n`, { 'content-type': 'text/plain; charset=utf-8' })
  }
}
