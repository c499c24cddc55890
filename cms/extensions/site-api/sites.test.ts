import { expect, test } from 'vitest'
import { sitesOf } from './sites.ts'

test.each([
  ['https://www.example, https://staging.example', ['https://www.example', 'https://staging.example']],
  [['https://www.example'], ['https://www.example']],
  ['https://www.example', ['https://www.example']],
])('SITE_URL %j names %j', (value, sites) => {
  expect(sitesOf(value)).toEqual(sites)
})
