import { expect, test } from '@playwright/test'
import { examine } from '#scripts/doctor/examine.ts'

test('npm run doctor finds nothing wrong with the built site', async ({ baseURL }) => {
  const findings = await examine(String(baseURL))
  expect(findings.filter(({ mend }) => mend)).toEqual([])
  expect(findings.map(({ about }) => about)).toEqual(expect.arrayContaining(['database', 'sitemap', 'canonical host']))
})
