import { expect, test } from 'vitest'
import { pictureQueries } from '#model/picture-sizes.ts'
import { cleanHtml } from './clean-html.ts'

const clean = (html: string) => cleanHtml(html, { locale: 'en', assetUrl: 'https://cms.example/files' })

test.each([
  ['<img src="/assets/5f1c-uuid">', 'w=800', 'w=1600', '5f1c-uuid', 'alt=""'],
  [
    '<img src="https://cms.example/assets/abc/name.png?width=300" alt="A">',
    'w=400',
    'w=800',
    'abc',
    'alt="A" width="300"',
  ],
  ['<img src="https://cms.example/files/abc.png" width="99999">', 'w=800', 'w=1600', 'abc', 'alt=""'],
])('%s comes through /media', (html, one, two, id, attributes) => {
  const source = (size: string) => `/media/${id}?${size}`
  expect(clean(html)).toBe(
    `<img src="${source(one)}" srcset="${source(two)} 2x" ${attributes} loading="lazy" decoding="async" />`,
  )
})

test('a picture with width and height keeps both', () => {
  expect(clean('<img src="/assets/abc" width="540" height="405" alt="">')).toContain(
    'src="/media/abc?w=800" srcset="/media/abc?w=1600 2x" alt="" width="540" height="405"',
  )
})

test('pictures of any size use widths that /media answers', () => {
  const queries = pictureQueries()
  for (const width of [1, 100, 101, 399, 640, 801, 3999, 4001]) {
    const asked = [...clean(`<img src="/assets/abc" width="${width}" height="7">`).matchAll(/media\/abc\?([^ "]+)/g)]
    expect(asked).toHaveLength(2)
    for (const [, query = ''] of asked) expect(queries.has(query)).toBe(true)
  }
})
