import { htmlToMarkdown } from '@mdream/js/core'
import { filterPlugin } from '@mdream/js/plugins'
import * as v from 'valibot'
import { withAbsoluteAddresses } from './absolute-addresses.ts'

/** Elements of `<main>` that are not part of its text. */
const noise =
  'nav, form, fieldset, button, output, svg, img[alt=""], [aria-hidden=true], [data-needs-script], .print:hidden'

/** Elements that are written like other elements. A callout is an `<aside>`. */
const tagOverrides = {
  aside: 'blockquote',
  details: 'div',
  summary: 'div',
  figcaption: 'p',
  dl: 'ul',
  dt: 'li',
  dd: { enter: ': ', exit: '', isInline: true },
}

/** The page in its structured data (src/seo/structured-data.ts). */
const WebPage = v.object({
  '@type': v.literal('WebPage'),
  ...v.entriesFromList(['url', 'name', 'description', 'inLanguage'], v.string()),
})
const Dated = v.object({ dateModified: v.string() })
const StructuredData = v.object({ '@graph': v.array(v.union([WebPage, Dated, v.object({})])) })

/** A page in Markdown. Front matter, `canonical` and `language` come from its structured data, if any. */
export interface PageMarkdown {
  text: string
  canonical?: string
  /** BCP 47 tag of the text: English if the page has no translation. */
  language?: string
}

/** Converts the `<main>` of a rendered page; its structured data becomes the front matter. */
export function pageMarkdown(html: string, origin: string): PageMarkdown {
  const [, json] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html) ?? []
  const nodes = json ? v.parse(v.pipe(v.string(), v.parseJson(), StructuredData), json)['@graph'] : []
  const page = nodes.find((node) => 'url' in node)
  const text = mainText(html, origin, page?.url ?? origin)
  if (!page) return { text }
  const { url: canonical, name, description, inLanguage: language } = page
  const dated = nodes.find((node) => 'dateModified' in node)
  const front = [
    // A JSON string is also a YAML string.
    `title: ${JSON.stringify(name)}`,
    `description: ${JSON.stringify(description)}`,
    `language: ${language}`,
    `canonical: ${canonical}`,
    ...(dated ? [`updated: ${dated.dateModified}`] : []),
  ]
  return { text: `---\n${front.join('\n')}\n---\n\n${text}`, canonical, language }
}

function mainText(html: string, origin: string, address: string): string {
  const main = html
    .slice(html.indexOf('<main'), html.indexOf('</main>'))
    .replaceAll(/<a class="heading-link"[^>]*>(.*?)<\/a>/gs, '$1')
    // Marks for line breaks in Chinese titles.
    .replaceAll('\u200B', '')
    // In Markdown a space replaces the style sheet's gap between elements.
    .replaceAll(/(?<=<\/\w+>|\/>)(?=<(?:span|time|div))|(?<=<\/span>)(?=\p{L})/gu, ' ')
  const markdown = htmlToMarkdown(withAbsoluteAddresses(main, origin, address), {
    plugins: { tagOverrides },
    hooks: [filterPlugin({ exclude: [noise] })],
  })
  const text = markdown
    // In a list item, the library writes a heading on the line of the text before it.
    .replaceAll(
      /^( *(?:(?:-|\d+\.) )?)(?!(?:-|\d+\.) #)([^\s#].*?) ?(#{3,6} .*)$/gm,
      (_, start, before, heading) => `${start}${before}\n\n${' '.repeat(start.length)}${heading}`,
    )
    .replaceAll(/\n(?: *\n){2,}/g, '\n\n')
  return `${text.trim()}\n`
}
