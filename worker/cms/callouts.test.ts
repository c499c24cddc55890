import { expect, test } from 'vitest'
import { cleanHtml } from './clean-html.ts'

const clean = (html: string) => cleanHtml(html, { locale: 'en', assetUrl: undefined })

test.each([
  ['<strong>Risk:</strong> x', 'risk'],
  ['<p><b>Rủi ro</b> x</p><p>y</p>', 'risk'],
  ['<p><strong>风险：</strong> x</p>', 'risk'],
  ['<strong>Tip:</strong> x', 'tip'],
  ['<p><strong>Remember</strong> x</p>', 'tip'],
])('a block quote with a bold label is a callout: %s', (html, kind) => {
  expect(clean(`<p>a</p><blockquote class="x">${html}</blockquote><blockquote>b</blockquote>`)).toBe(
    `<p>a</p><aside class="callout callout-${kind}">${html}</aside><blockquote>b</blockquote>`,
  )
})

test.each(['x <strong>Risk:</strong>', '<p>x</p><p><b>Risk:</b></p>', '<strong></strong>x', '<em>Risk:</em>'])(
  'another block quote stays a block quote: %s',
  (html) => {
    expect(clean(`<blockquote>${html}</blockquote>`)).toBe(`<blockquote>${html}</blockquote>`)
  },
)

test('nested, unclosed and thousands of block quotes stay well-formed', () => {
  const inner = '<blockquote><b>Tip:</b> x</blockquote>'
  expect(clean(`<blockquote><p>a</p>${inner}</blockquote>`)).toBe(
    '<blockquote><p>a</p><aside class="callout callout-tip"><b>Tip:</b> x</aside></blockquote>',
  )
  expect(clean(`<blockquote><b>A</b>${inner}</blockquote>`)).toContain('<aside')
  const many = clean('<blockquote><b>Risk:</b> '.repeat(2000))
  const count = (text: string) => many.split(text).length - 1
  expect(['<blockquote>', '</blockquote>', '<aside class="callout callout-risk">', '</aside>'].map(count)).toEqual([
    1999, 1999, 1, 1,
  ])
})
