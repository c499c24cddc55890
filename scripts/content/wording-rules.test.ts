import { expect, test } from 'vitest'
import { byLocale } from '#i18n/by-locale.ts'
import { compiled, copyContent, edit, faults } from '#tests/support/content-copy.ts'
import { messageFaults, rulesFor } from './wording.ts'

copyContent()

test.each([
  [
    'an unknown reference',
    'vi/faq.json',
    () => edit('vi/faq.json', (text) => text.replace('"answer": "', '"answer": "{{price.gold}} ')),
    'content/vi/faq.json:4: {{price.gold}}: nothing is called price.gold; there is price.',
  ],
  [
    'a company fact that is missing in a language',
    'site.json',
    () => edit('site.json', (text) => text.replace(/"vi": "Số 1 [^"]+",/, '')),
    'content/site.json: company.address: Write a text, or one for each language',
  ],
  [
    'an unknown sample fact',
    'site.json',
    () => edit('site.json', (text) => text.replace('"sample": ["name"', '"sample": ["phone"')),
    'content/site.json: company.sample.0: Write names of facts: name, address,',
  ],
  [
    'a form that the glossary forbids',
    'vi/faq.json',
    () => edit('vi/faq.json', (text) => text.replace('"answer": "', '"answer": "Giá gói ')),
    'content/vi/faq.json:4: "Giá gói": write "phí gói"',
  ],
  [
    'a price in digits',
    'en/pages/about.md',
    () => edit('en/pages/about.md', (text) => text.replace('---\n\n', '---\n\nElite costs $459.\n\n')),
    'content/en/pages/about.md:8: "$459": write {{price.elite}}, which follows the plan',
  ],
  [
    'a reason that is missing',
    'terms.json',
    () => edit('terms.json', (text) => text.replace('"reason"', '"because"')),
    '.allowed.0.reason: the field is missing',
  ],
])('%s in %s stops the build with file and line', async (_kind, _file, damage, message) => {
  await damage()
  expect(await faults()).toContain(message)
})

test('references are filled in before a text is converted', async () => {
  await edit('en/pages/about.md', (text) => `${text}\n\nWrite to {{company.contact}} about {{price.elite}}.\n`)
  await edit('vi/home.json', (text) => text.replace(/"title": "[^"]+"/, '"title": "{{price.elite}}"'))
  const { en, vi } = await compiled()
  expect(en.pages.about?.content).toContain(
    '<a href="mailto:contact@helmsway.example">contact@helmsway.example</a> about $459.',
  )
  expect(vi.site.home.hero?.title).toBe('459 USD')
})

test('the glossary holds for interface messages, too', () => {
  const references = byLocale(() => new Map())
  const forbidden = { ...byLocale((): string[] => []), en: ['skip to*'] }
  const glossary = [{ ...byLocale(() => undefined), en: 'go to', forbidden, allowed: [] }]
  expect(messageFaults(rulesFor(references, glossary))).toEqual([
    expect.stringMatching(/^src\/i18n\/messages\/en\.json:\d+: "Skip to": write "go to"$/),
  ])
})
