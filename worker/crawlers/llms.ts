import type { Locale } from '#i18n/locales.ts'
import { loadMessages } from '#i18n/messages.ts'
import { sectionAt, sections, titledSections } from '#model/sections.ts'
import type { Settings } from '#worker/settings.ts'
import { markdownPath } from './alternatives.ts'
import type { MakeFile } from './crawler-file.ts'
import { sitePages, type SitePage } from './site-pages.ts'

/** `GET /llms.txt`, `/vi/llms.txt` … (llmstxt.org): the Markdown pages of a language. */
export function llms({ PUBLIC_URL: origin }: Settings, locale: Locale): MakeFile {
  const line = ({ path, title, description }: SitePage) =>
    `- [${title.replaceAll(/[[\]]/g, '')}](${origin}${markdownPath(locale, path)}): ${description}`

  return async function llms(content) {
    const [{ brand, footer }, pages, { default: messages }] = await Promise.all([
      content.frame(locale),
      sitePages(content, locale),
      loadMessages(locale),
    ])
    const titles = new Map<string | undefined, string>(
      titledSections.map((name) => [name, messages[sections[name].message].title]),
    )
    // llmstxt.org reserves this title for pages that a reader may skip.
    const optional = 'Optional'
    const home = pages.find(({ path }) => path === '/')
    const groups = Map.groupBy(pages, (page) =>
      page === home ? '' : (titles.get(sectionAt(page.path)?.name) ?? optional),
    )
    const text = [
      `# ${brand.name}`,
      `> ${brand.tagline}`,
      ...(home ? [`${home.description} ${origin}${markdownPath(locale, '/')}`] : []),
      footer.risk_notice,
      ...[...titles.values(), optional].flatMap((title) => {
        const lines = groups.get(title)?.map(line)
        return lines ? [`## ${title}\n\n${lines.join('\n')}`] : []
      }),
    ].join('\n\n')
    return { type: 'text/plain; charset=utf-8', text: `${text}\n` }
  }
}
