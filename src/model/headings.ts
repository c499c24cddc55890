import type { ArticleHtml, Toc } from '#model/article.ts'

const heading = /<h2 id="([^"]+)">(.*?)<\/h2>/gs

const characters = new Map([
  ['&amp;', '&'],
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&#39;', "'"],
])
const textOf = (html: string) =>
  html.replaceAll(/<[^>]+>/g, '').replaceAll(/&[a-z#\d]+;/g, (entity) => characters.get(entity) ?? entity)

/** The table of contents of a text whose source has none. */
export const headingsOf = (html: ArticleHtml): Toc =>
  Array.from(html.matchAll(heading), ([, id = '', title = '']) => ({ id, title: textOf(title) }))

/** Makes each heading with an id a link to itself. A heading that contains a link stays as it is. */
export const linkHeadings = (html: ArticleHtml): string =>
  html.replaceAll(heading, (whole: string, id: string, title: string) =>
    title.includes('<a ') ? whole : `<h2 id="${id}"><a class="heading-link" href="#${id}">${title}</a></h2>`,
  )
