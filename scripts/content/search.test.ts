import { expect, test } from 'vitest'
import { plainText } from './search.ts'

test('the text of an article has a line for each block, without markup', () => {
  expect(
    plainText(
      '<h2 id="section-1">One</h2>\n<p>Two <strong>bold</strong>\nwords &amp; &lt;b&gt;</p><ul><li>a</li><li>b</li></ul>',
    ),
  ).toBe('One\nTwo bold words & <b>\na\nb')
})

test('the cells of a table row stay apart', () => {
  expect(plainText('<div><table><tbody><tr><td>Fee</td><td>9</td></tr></tbody></table></div>')).toBe('Fee 9')
})
