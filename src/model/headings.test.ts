import * as v from 'valibot'
import { expect, test } from 'vitest'
import { ArticleHtml } from '#model/article.ts'
import { headingsOf, linkHeadings } from './headings.ts'

const html = v.parse(
  ArticleHtml,
  '<h2 id="section-1">Stop &amp; <code>limit</code></h2><p>Text</p><h2 id="section-2">See <a href="/x">this</a></h2><h2>Plain</h2>',
)

test('the contents of a text are its headings with ids, as plain text', () => {
  expect(headingsOf(html)).toEqual([
    { id: 'section-1', title: 'Stop & limit' },
    { id: 'section-2', title: 'See this' },
  ])
})

test('a heading links to itself, unless it contains a link', () => {
  const linked = linkHeadings(html)
  expect(linked).toContain(
    '<h2 id="section-1"><a class="heading-link" href="#section-1">Stop &amp; <code>limit</code></a></h2>',
  )
  expect(linked).toContain('<h2 id="section-2">See <a href="/x">this</a></h2><h2>Plain</h2>')
})
