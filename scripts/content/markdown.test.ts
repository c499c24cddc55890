import { expect, test } from 'vitest'
import { parseMarkdown } from './markdown.ts'

const html = (body: string) => parseMarkdown(`---\ntitle: x\n---\n${body}`, (path) => path).html

test('a bold word that ends in a full-width mark has no space behind it, one in Latin script keeps its own', () => {
  expect(html('> **风险：** 滑点没有上限。')).toContain('<strong>风险：</strong>滑点')
  expect(html('> **Risk:** Slippage has no ceiling.')).toContain('<strong>Risk:</strong> Slippage')
})

test('a file without a text is refused', () => {
  expect(() => parseMarkdown('---\ntitle: A post\n---\n\n', (path) => path)).toThrow('Write some text here')
})
