import { expect, test } from 'vitest'
import { crawl } from '#tests/support/crawl.ts'

/** The visible text of a page. */
const textOf = (html: string) =>
  html
    .slice(html.indexOf('<body'))
    .replaceAll(/<(script|style)\b.*?<\/\1>/gs, ' ')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/&[a-z#0-9]+;/g, ' ')

/** Money that is not in the form of the language, with the words before it. */
const foreign = {
  vi: /.{0,30}(?:\$ ?\d|USD ?\d|[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)? ?(?:USD|đô)|\d\.\d{1,2} USD)/g,
  cn: /.{0,30}(?:\$ ?\d|USD|\d{1,3}(?:\.\d{3})+(?:,\d+)? ?美元|\d美元)/g,
}

const pages = [...(await crawl()).values()]

test.each(['vi', 'cn'] as const)('%s: every page writes money in the form of its language', (locale) => {
  const texts = pages.flatMap((page) => (page.locale === locale ? [{ path: page.path, text: textOf(page.html) }] : []))
  expect(texts.length).toBeGreaterThan(50)
  const found = texts.flatMap(({ path, text }) => (text.match(foreign[locale]) ?? []).map((part) => `${path}: ${part}`))
  expect(found).toEqual([])
})
