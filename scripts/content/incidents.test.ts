import { expect, test } from 'vitest'
import { sampleLocales } from '#tests/support/sample-locales.ts'
import {
  compiled,
  copyContent,
  edit,
  faults,
  faultsOf,
  inRounds,
  remove,
  type Damage,
} from '#tests/support/content-copy.ts'

copyContent()

const records = 'incidents.json'
const late = 'en/incidents/late-orders.md'
const wrong = 'vi/incidents/wrong-balance.md'

const ofTexts: Damage[] = [
  [
    'an incident that says nobody was affected',
    late,
    () => edit(late, (text) => text.replace(/affected: .*\n/, '')),
    `content/${late}: affected: the field is missing`,
  ],
  [
    'an incident that has ended without a change',
    wrong,
    () => edit(wrong, (text) => text.replace(/changed: .*\n/, '')),
    `content/${wrong}: changed: the incident has ended: write what has changed since`,
  ],
  [
    'a missing text',
    'cn/incidents/late-orders.md',
    () => remove('cn/incidents/late-orders.md'),
    'content/cn/incidents/late-orders.md: the file is missing',
  ],
]

/** Without usable records no text is read. */
const ofRecords: Damage[] = [
  [
    'an incident without a start',
    records,
    () => edit(records, (text) => text.replace('"started": "2024-03-04", ', '')),
    'content/incidents.json: incidents.0.started: the field is missing (slug "wrong-balance")',
  ],
  [
    'a time without a zone',
    records,
    () => edit(records, (text) => text.replace('02:39Z', '02:39')),
    'content/incidents.json: incidents.1.ended: Write a date such as "2024-09-26", or a time in UTC such as',
  ],
  [
    'an end before the start',
    records,
    () => edit(records, (text) => text.replace('2024-03-06', '2024-03-03')),
    'content/incidents.json: incidents.0: Write an end after the start',
  ],
]

test.each([ofTexts, ofRecords].flatMap(inRounds))('the build refuses $kinds', async ({ round }) => {
  expect((await faultsOf(round)).untold).toEqual([])
})

test('incidents without a page that shows them are a fault', async () => {
  for (const locale of sampleLocales) await remove(`${locale}/pages/trust.md`)
  expect(await faults()).toContain('content/incidents.json: no page shows the incidents: write pages/trust.md')
})

test('an open incident is in the frame of every page, and its minutes lower the uptime', async () => {
  const { en } = await compiled()
  expect(en.site.frame.incident).toBeUndefined()
  expect(en.pages.trust?.content).toContain('47 minutes')
  await edit(records, (text) => text.replace(', "ended": "2024-09-26T02:39Z"', ''))
  await edit(late, (text) => text.replace(/changed: .*\n/, ''))
  const { en: later, vi } = await compiled()
  expect(later.site.frame.incident).toEqual({ title: 'Orders were late', url: '/page/trust#late-orders' })
  expect(vi.site.frame.incident?.url).toBe('/page/trust#late-orders')
  // From September 26, 01:52 to the end of the period.
  expect(later.pages.trust?.content).toContain('139,568 minutes')
})
