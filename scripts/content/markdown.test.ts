import { expect, test } from 'vitest'
import { parseMarkdown } from './markdown.ts'

const parse = (body: string) =>
  parseMarkdown(`---\ntitle: x\n---\n${body}`, {
    localize: (path) => path,
    sizeOf: (id) => (id === 'desk' ? { width: 6000, height: 4000 } : undefined),
  })
const html = (body: string) => parse(body).html

test('a bold word that ends in a full-width mark has no space behind it, one in Latin script keeps its own', () => {
  expect(html('> **风险：** 滑点没有上限。')).toContain('<strong>风险：</strong>滑点')
  expect(html('> **Risk:** Slippage has no ceiling.')).toContain('<strong>Risk:</strong> Slippage')
})

test('a file without a text is refused', () => {
  expect(() => parse('')).toThrow('Write some text here')
})

test('a picture in a text has the width of the column, its height, and what it shows', () => {
  const { html, faults } = parse('Look: ![Two "screens" & a cup](desk)')
  expect(html).toContain(
    '<img src="/media/desk?w=800" srcset="/media/desk?w=1600 2x" ' +
      'alt="Two &quot;screens&quot; &amp; a cup" width="800" height="533" loading="lazy" decoding="async">',
  )
  expect(faults).toEqual([])
})

test('a task is a box to tick on paper, not a control', () => {
  expect(parse('1. [ ] Sign in.').html).toContain('<li><span class="check-box"></span>Sign in.</li>')
})

test('all faults of a text are reported, each with a correction', () => {
  const { faults } = parse('# One\n\n[x](http://a.example)\n\n<b>bold</b>\n\n![](desk)\n')
  expect(faults).toEqual([
    'write "## One": the first level is the title\'s',
    'a link must be https, a path, #… or a mail address, not "http://a.example"',
    'write Markdown only, not HTML: <b>',
    'write Markdown only, not HTML: </b>',
    'picture "desk": write what it shows, ![A desk with two screens](desk)',
  ])
})
