import { expect, test } from 'vitest'
import type { Locale } from '#i18n/locales.ts'
import { sitePath } from '#scripts/site-folder.ts'
import { ContentReader } from './reader.ts'
import { fillReferences, readReferences } from './references.ts'

const references = readReferences(new ContentReader(sitePath('content'), new Map()))

/** `text` with its references in `locale`, and the faults. */
function fill(text: string, locale: Locale = 'en', isJson = false) {
  if (!references) throw new Error('the content has faults')
  return fillReferences(text, references[locale], isJson)
}

test('amounts of plans and config are written as each language does', () => {
  const text = '{{price.starter}} | {{price.protrader.year}} | {{fee.launchpad}} | {{capital.elite}} | {{tax}}'
  expect(fill(text, 'en').text).toBe('$9.99 | $3,348 | $99 | $50,000 | 10%')
  expect(fill(text, 'vi').text).toBe('9,99 USD | 3.348 USD | 99 USD | 50.000 USD | 10%')
  expect(fill(text, 'cn').text).toBe('9.99 美元 | 3,348 美元 | 99 美元 | 50,000 美元 | 10%')
})

test('an invoice adds up: net and tax are the price, and the fee', () => {
  expect(fill('{{price.launchpad.net}} + {{price.launchpad.tax}} = {{price.launchpad}}').text).toBe(
    '$71.82 + $7.18 = $79',
  )
  expect(fill('{{fee.elite.net}} + {{fee.elite.tax}} = {{fee.elite}}').text).toBe('$180.91 + $18.09 = $199')
  expect(fill('{{share.launchpad}} a month, {{share.launchpad.year}} a year', 'vi').text).toBe(
    '1,6% a month, 19,0% a year',
  )
})

test('an unknown reference is named with its line and the known names', () => {
  const { text, faults } = fill('one\ntwo {{price.stater}}')
  expect(text).toBe('one\ntwo {{price.stater}}')
  expect(faults).toEqual([
    expect.stringMatching(
      /^2: nothing is called \{\{price\.stater\}\}; there is price\.starter, .*price\.elite\.year$/,
    ),
  ])
  expect(fill('{{stater}}').faults[0]).toContain('company.name')
})

test('a pinned amount is a fault once it has changed', () => {
  expect(fill('6 × {{ price.launchpad = 79 }} = $474')).toEqual({ text: '6 × $79 = $474', faults: [] })
  expect(fill('6 × {{price.launchpad=69}} = $414').faults).toEqual([
    '1: price.launchpad is now 79: work out again what follows from 69, then write {{price.launchpad=79}}',
  ])
})

test('a company fact with quotes leaves JSON valid', () => {
  const quoted = new Map([['company.name', { text: 'Helm "A" \\ Co', value: '' }]])
  const { text } = fillReferences('{ "title": "{{company.name}}" }', quoted, true)
  expect(JSON.parse(text)).toEqual({ title: 'Helm "A" \\ Co' })
})
