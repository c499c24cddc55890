import { expect, test } from 'vitest'
import {
  compiled,
  copyContent,
  edit,
  faultsOf,
  faults,
  inRounds,
  remove,
  type Damage,
} from '#tests/support/content-copy.ts'

copyContent()

test('the content of the site has no faults, in any language', async () => {
  const { en, vi, cn } = await compiled()
  for (const { site } of [en, vi, cn]) {
    expect(Object.keys(site.home)).toEqual(Object.keys(en.site.home))
    expect(site.plans.botplans.map(({ id, price }) => [id, price])).toEqual(
      en.site.plans.botplans.map(({ id, price }) => [id, price]),
    )
  }
})

/** Checked only when all else in the language is usable. */
const last: Damage[] = [
  [
    'a route without an SEO record',
    'en/site.json',
    () => edit('en/site.json', (text) => text.replace('"router_name": "index"', '"router_name": "search"')),
    'content/en/site.json: seo_urls: the record of route "index" is missing',
  ],
]

/** These faults keep other files from being checked. */
const unusable: Damage[] = [
  [
    'a field that nothing reads',
    'en/pricing-page.json',
    () => edit('en/pricing-page.json', (text) => text.replace('{', '{ "note": "x",')),
    'content/en/pricing-page.json: note:',
  ],
  ['a missing file', 'vi/home.json', () => remove('vi/home.json'), 'content/vi/home.json: the file is missing'],
  [
    'broken JSON',
    'cn/faq.json',
    () => edit('cn/faq.json', (text) => text.slice(0, -3)),
    'content/cn/faq.json: not valid JSON',
  ],
  [
    'an empty text',
    'en/home.json',
    () => edit('en/home.json', (text) => text.replace(/"title": "[^"]+"/, '"title": " "')),
    'content/en/home.json: hero.title: Write some text here',
  ],
  [
    'an invalid number',
    'site.json',
    () => edit('site.json', (text) => text.replace('"tax_rate": 10', '"tax_rate": "ten"')),
    'content/site.json: app_configs.tax_rate: Invalid type: Expected number but received "ten"',
  ],
]

const damages: Damage[] = [
  [
    'a plan without its cells',
    'plans.json',
    () => edit('plans.json', (text) => text.replace('"community_access": "available",', '')),
    'content/en/plans.json: botplans.0.community_access:',
  ],
  [
    'a dead internal link',
    'vi/site.json',
    () => edit('vi/site.json', (text) => text.replace('"/knowledge-base"', '"/knowledge-bas"')),
    'content/vi/site.json: navigation.2.url: no page at "/knowledge-bas"',
  ],
  [
    'a link to a missing item',
    'en/home.json',
    () => edit('en/home.json', (text) => text.replace('"#pricing"', '"/resources/academy/no-such-course"')),
    'content/en/home.json: hero.buttons.1.url: no page at "/resources/academy/no-such-course"',
  ],
  [
    'an invalid address',
    'en/home.json',
    () => edit('en/home.json', (text) => text.replace('"#pricing"', '"pricing"')),
    'content/en/home.json: hero.buttons.1.url: Write an address such as',
  ],
  [
    'a missing picture',
    'cn/home.json',
    () => edit('cn/home.json', (text) => text.replace('"hero-course"', '"hero-corse"')),
    'content/cn/home.json: hero.image.id: no picture "hero-corse" in content/pictures',
  ],
  [
    'a plan that does not exist, and a last day before the release',
    'product-updates.json',
    () =>
      edit('product-updates.json', (text) =>
        text.replace('"action_due": "2024-11-19"', '"plans": ["elit"], "action_due": "2024-10-21"'),
      ),
    'content/product-updates.json: v3-0-stops-at-the-broker.action_due: Write a day from 2024-10-22',
  ],
  [
    'a text without front matter',
    'en/pages/about.md',
    () => edit('en/pages/about.md', (text) => text.replace('---', '')),
    'content/en/pages/about.md: the file must start with front matter',
  ],
  [
    'front matter without a title',
    'cn/pages/about.md',
    () => edit('cn/pages/about.md', (text) => text.replace(/^title: .*$/m, '')),
    'content/cn/pages/about.md: title:',
  ],
  [
    'a dead link in a text',
    'vi/pages/about.md',
    () => edit('vi/pages/about.md', (text) => `${text}\n[x](/knowledge-base/no-such-article)\n`),
    'content/vi/pages/about.md: link: no page at "/knowledge-base/no-such-article"',
  ],
  [
    'a replaced interface text with another argument',
    'en/site.json',
    () =>
      edit('en/site.json', (text) =>
        text.replace('"translations": {}', '"translations": { "shell": { "copyright": "© {yaer} {name}" } }'),
      ),
    'content/en/site.json: translations.shell.copyright: write it with {name} {year}, as in English',
  ],
  [
    'an unknown icon',
    'knowledge-base/risk-management.json',
    () => edit('knowledge-base/risk-management.json', (text) => text.replace('"scale"', '"scales-of-justice"')),
    'content/knowledge-base/risk-management.json: 1.icon: Write the name of an icon',
  ],
  [
    'HTML in a text',
    'en/pages/about.md',
    () => edit('en/pages/about.md', (text) => `${text}\n<script>alert(1)</script>\n`),
    'content/en/pages/about.md: write Markdown only, not HTML',
  ],
]

test.each([unusable, damages, last].flatMap(inRounds))(
  'each kind of damage stops the build with file, field and reason: $kinds',
  async ({ round }) => {
    expect((await faultsOf(round)).untold).toEqual([])
  },
)

const checksCountry = async () => (await compiled()).en.site.frame.checks_country

test('only a site that lists the countries served asks for a visitor’s country', async () => {
  expect(await checksCountry()).toBe(true)
  await edit('countries.json', () => '[]')
  expect(await checksCountry()).toBe(false)
  await remove('countries.json')
  expect(await checksCountry()).toBe(false)
})

test('all faults are reported at once', async () => {
  await edit('en/home.json', (text) => text.replace('"hero-course"', '"x"'))
  await edit('vi/home.json', (text) => text.replace('"hero-course"', '"x"'))
  const message = await faults()
  expect(message).toContain('content/en/home.json')
  expect(message).toContain('content/vi/home.json')
})
