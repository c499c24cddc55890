import { expect, type Page } from '@playwright/test'
import { sections, sectionNames } from '#model/sections.ts'
import { keepRecord, record } from './consent-record.ts'
import { languages } from './content.ts'
import { asPerson, homePath, hydrate, saveData, test } from './test.ts'
import { listen } from './traffic.ts'

for (const { locale } of languages) {
  test(`${locale}: the first load is light and has no deferred requests`, async ({ page }) => {
    await asPerson(page)
    // Nothing is loaded ahead: what is asked for is what the page needs to be read.
    await saveData(page)
    const traffic = listen(page)
    await page.goto(homePath(locale), { waitUntil: 'networkidle' })
    // The requests of the dialog count, too.
    await expect(page.getByRole('dialog')).toBeVisible()
    const paths = traffic.paths()
    expect(paths.length, paths.join(' ')).toBeLessThanOrEqual(6)
    // At least the entry script, which proves that the listener works.
    expect(paths.filter((path) => path.endsWith('.js')).length).toBeGreaterThan(0)
    expect(await traffic.scriptBytes()).toBeLessThanOrEqual(17_000)
    await expect(page.locator('link[rel=modulepreload], link[rel=prefetch], link[as=script]')).toHaveCount(0)
  })
}

/**
 * Opens `path` as a visitor who has answered the consent question, and waits for the app. With
 * Save-Data no other page is loaded ahead: what is counted is what this page needs.
 */
async function expectLightApp(page: Page, path: string, baseURL: string | undefined, kilobytes = 150) {
  await keepRecord(page, baseURL, record)
  await saveData(page)
  const traffic = listen(page)
  await page.goto(path, { waitUntil: 'networkidle' })
  await hydrate(page)
  await page.waitForLoadState('networkidle')
  const scripts = traffic.paths().filter((asked) => asked.endsWith('.js'))
  expect(scripts.length, scripts.join(' ')).toBeLessThanOrEqual(15)
  expect(await traffic.scriptBytes(), path).toBeLessThanOrEqual(kilobytes * 1000)
}

for (const path of ['/search?q=risk', '/page/terms-of-use'])
  test(`${path}: with the app at most 150 kB of script in 15 files`, ({ page, baseURL }) =>
    expectLightApp(page, path, baseURL))

// In each language: its texts are a script of their own. Sample figures, plans and the form of costs
// are home's.
for (const { locale } of languages)
  test(`${locale}: home has with the app at most 158 kB of script in 15 files`, ({ page, baseURL }) =>
    expectLightApp(page, homePath(locale), baseURL, 158))

for (const name of sectionNames.filter((known) => 'items' in sections[known] && sections[known].listed))
  test(`${name}: with the app a list and an item have at most 150 kB of script in 15 files`, async ({
    context,
    page,
    baseURL,
  }) => {
    const { path } = sections[name]
    await expectLightApp(page, path, baseURL)
    const item = await page.locator(`main a[href^="${path}/"]:not([type])`).first().getAttribute('href')
    await expectLightApp(await context.newPage(), item ?? '', baseURL)
  })
