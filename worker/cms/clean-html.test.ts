import { expect, test } from 'vitest'
import { hostileSnippets } from '#tests/support/hostile-html.ts'
import { cleanHtml } from './clean-html.ts'

const clean = (html: string, locale: 'en' | 'vi' | 'cn' = 'en') =>
  cleanHtml(html, { locale, assetUrl: 'https://cms.example/files', ownHost: 'helmsway.example' })

const anything = /^[^<>]*$/
const media = String.raw`/media/[\w-]+\?w=\d+(&h=\d+)?`
/** Allowed elements and attributes, with the patterns of their values. */
const allowed: Record<string, Record<string, RegExp>> = {
  a: {
    href: /^(https?:\/\/|\/(?![/\\])|#|mailto:|tel:)/,
    target: /^_blank$/,
    rel: /^noopener noreferrer$/,
  },
  img: {
    src: new RegExp(`^${media}$`),
    srcset: new RegExp(`^${media} 2x$`),
    alt: anything,
    width: /^\d+$/,
    height: /^\d+$/,
    loading: /^lazy$/,
    decoding: /^async$/,
  },
  h2: { id: /^section-\d+$/ },
  h3: { id: /^section-\d+-\d+$/ },
  div: { class: /^table-box$/, tabindex: /^0$/ },
  ...Object.fromEntries(
    ['p', 'b', 'i', 's', 'u', 'ul', 'li', 'table', 'tbody', 'tr', 'td', 'th'].map((tag) => [tag, {}]),
  ),
}

/** The elements and attributes in `html` that are not allowed. */
async function faultsOf(html: string): Promise<string[]> {
  const faults: string[] = []
  const rewriter = new HTMLRewriter().on('*', {
    element({ tagName, attributes }) {
      const given = Object.fromEntries(attributes)
      if (!allowed[tagName]) faults.push(tagName)
      for (const [name, value] of Object.entries(given))
        if (!allowed[tagName]?.[name]?.test(value)) faults.push(`${tagName} ${name}="${value}"`)
      if (given.href?.startsWith('http') && (!given.target || !given.rel)) faults.push(`${tagName} opens here`)
    },
  })
  await rewriter.transform(new Response(html)).text()
  return faults
}

test('hostile HTML leaves only allowed elements and attributes', async () => {
  const cleaned = hostileSnippets(7, 1500).map((html) => clean(html))
  expect(await faultsOf(cleaned.join('\n'))).toEqual([])
})

test('the parser of this test finds forbidden elements and attributes', async () => {
  expect(await faultsOf('<script></script><p onclick="x">a</p><a href="javascript:x">b</a><img src="x">')).toHaveLength(
    4,
  )
})

test('headings get numbered ids in place of their own', () => {
  expect(clean('<h1>A</h1><h3 id="x">B</h3><h3>C</h3><h2 id="content">D</h2><h3>E</h3><h4>F</h4>')).toBe(
    '<h2 id="section-1">A</h2><h3 id="section-1-1">B</h3><h3 id="section-1-2">C</h3>' +
      '<h2 id="section-2">D</h2><h3 id="section-2-1">E</h3><h4>F</h4>',
  )
})

test.each([
  ['https://other.example/a?b=1', 'https://other.example/a?b=1" target="_blank" rel="noopener noreferrer'],
  ['/knowledge-base?q=x#y', '/vi/knowledge-base?q=x#y'],
  ['/page/terms-of-use', '/vi/trang/dieu-khoan-su-dung'],
  ['/cn/resources/blog', '/cn/resources/blog'],
  ['#section-2', '#section-2'],
  ['https://helmsway.example/knowledge-base?q=x#y', '/vi/knowledge-base?q=x#y'],
  ['http://helmsway.example/cn/resources/blog', '/cn/resources/blog'],
  [
    'https://helmsway.example.evil.example/',
    'https://helmsway.example.evil.example/" target="_blank" rel="noopener noreferrer',
  ],
  ['mailto:help@example.com', 'mailto:help@example.com'],
])('a link to %s in a Vietnamese text', (href, expected) => {
  expect(clean(`<a href="${href}">x</a>`, 'vi')).toBe(`<a href="${expected}">x</a>`)
})

test('a table gets a scrolling box', () => {
  expect(clean('<table border=1><tr><th scope="col">a</th></tr></table>')).toBe(
    '<div class="table-box" tabindex="0"><table><tr><th scope="col">a</th></tr></table></div>',
  )
})

test('a text of 98 kB stays unchanged', () => {
  const paragraph = '<p>The <strong>bot</strong> trades to a <em>plan</em>.</p>'
  const text = paragraph.repeat(1800)
  expect(clean(text)).toBe(text)
})

// In quadratic time, this would take minutes and the test would time out.
test('white space in a block quote takes linear time', () => {
  const space = ' '.repeat(1_000_000)
  expect(clean(`<blockquote>${space}</blockquote>`)).toContain(space)
})
