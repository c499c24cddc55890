import { expect, test } from 'vitest'
import { isPlainDrawing } from './plain-drawing.ts'

const path = '<path fill-rule="evenodd" d="M3.5 15.1C4-1 0 8 0Z"></path>'

test('shapes are a plain drawing', () => {
  expect(isPlainDrawing(`<svg width="16" viewBox="0 0 16 17"><g clipPath="url(#clip0)">${path}</g></svg>`)).toBe(true)
})

test.each([
  '',
  'text',
  path,
  `<svg onload="alert(1)">${path}</svg>`,
  `<svg width="16" onload=alert(1)>${path}</svg>`,
  `<svg>${path}</svg><img src=x onerror=alert(1)>`,
  `<img src=x onerror=alert(1)><svg>${path}</svg>`,
  '<svg><script>alert(1)</script></svg>',
  '<svg><a href="javascript:alert(1)"><path d="M0"></path></a></svg>',
  '<svg><path style="fill: red"></path></svg>',
  '<svg><path d="M0&quot; onclick=&quot;alert(1)"></path></svg>',
  '<svg>text</svg>',
])('%s is none', (html) => {
  expect(isPlainDrawing(html)).toBe(false)
})
