import type { Locale } from '#i18n/locales.ts'
import { loadMessages } from '#i18n/messages.ts'
import { sectionAt, sections, titledSections, type TitledSection } from '#model/sections.ts'
import type { Gateway } from '#worker/gateway.ts'
import { markdownPath } from './alternatives.ts'
import { sitePages, type SitePage } from './site-pages.ts'

/** `GET /llms.txt`, `/vi/llms.txt` … (llmstxt.org): the Markdown pages of a language. */
export function llms({ content: open, settings }: Gateway, locale: Locale) {
  const origin = settings.PUBLIC_URL
  const line = ({ path, title, description }: SitePage) =>
    `- [${title.replaceAll(/[[\]]/g, '')}](${origin}${markdownPath(locale, path)}): ${description}`

  return async function llms(): Promise<Response> {
    const content = open()
    const [{ brand, footer }, pages, { default: messages }] = await Promise.all([
      content.frame(locale),
      sitePages(content, locale),
      loadMessages(locale),
    ])
    const isIn = (page: SitePage, name: TitledSection) => sectionAt(page.path)?.name === name
    const home = pages.find(({ path }) => path === '/')
    const parts = [
      ...titledSections.map((name) => ({
        title: messages[sections[name].message].title,
        pages: pages.filter((page) => isIn(page, name)),
      })),
      // llmstxt.org reserves this title for pages that a reader may skip.
      {
        title: 'Optional',
        pages: pages.filter((page) => page !== home && !titledSections.some((name) => isIn(page, name))),
      },
    ]
    const text = [
      `# ${brand.name}`,
      `> ${brand.tagline}`,
      ...(home ? [`${home.description} ${origin}${markdownPath(locale, '/')}`] : []),
      footer.risk_notice,
      ...parts
        .filter(({ pages }) => pages.length > 0)
        .map(({ title, pages }) => `## ${title}\n\n${pages.map(line).join('\n')}`),
    ].join('\n\n')
    const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=300' }
    return new Response(`${text}\n`, { headers })
  }
}
