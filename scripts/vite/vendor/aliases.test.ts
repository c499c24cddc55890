import { createRequire } from 'node:module'
import { createElement } from 'react'
import { expect, test } from 'vitest'
import { vendorAliases } from './aliases.ts'

test('the renderer of the built worker writes the string that react-dom/server writes', async () => {
  const { renderToString } = createRequire(import.meta.url)(vendorAliases['react-dom/server'])
  const official = await import('react-dom/server')
  const page = createElement('p', { className: 'a' }, 'one', 'two & three')
  expect(renderToString(page)).toBe(official.renderToString(page))
})

test('the stand-in for the style parser says what is wrong when something calls it', async () => {
  const { parse } = await import('./no-style-parser.ts')
  expect(parse).toThrow('Style attributes are not read here')
})
