import { expect } from '@playwright/test'
import { consentTexts } from '#browser/consent/texts.ts'
import { locales, type Locale } from '#i18n/locales.ts'
import vi from '#i18n/messages/vi.json' with { type: 'json' }
import { sampleLocales } from '#tests/support/sample-locales.ts'
import { findings } from './axe.ts'
import { keepRecord, readRecord, record, visit } from './consent-record.ts'
import { asPerson, homePath, waitForAnimations, test, hydrate } from './test.ts'

const textsOf = (locale: Locale) => consentTexts(locales[locale].tag)

for (const locale of sampleLocales) {
  const texts = textsOf(locale)

  test(`${locale}: a new visitor is asked, in a box at the bottom right with two equal answers`, async ({ page }) => {
    await asPerson(page)
    await page.goto(homePath(locale))
    const dialog = page.getByRole('dialog', { name: texts.title })
    await expect(dialog).toBeVisible()
    await expect(dialog).toHaveAccessibleDescription(`${texts.description} ${texts.privacyPolicy}`)
    await expect(dialog).not.toHaveAttribute('aria-modal')
    await expect(dialog.getByRole('button')).toHaveText([texts.acceptAll, texts.rejectAll])
    const [accept, reject] = await dialog.getByRole('button').evaluateAll((buttons) =>
      buttons.map((button) => {
        const { backgroundColor, color, fontSize, fontWeight } = getComputedStyle(button)
        return { backgroundColor, color, fontSize, fontWeight, width: button.clientWidth, height: button.clientHeight }
      }),
    )
    expect(accept).toEqual(reject)
    expect(accept?.height).toBeGreaterThanOrEqual(44)
    await waitForAnimations(dialog)
    const box = await dialog.boundingBox()
    const window = page.viewportSize()
    if (!box || !window) throw new Error('The dialog has no place')
    expect(window.width - box.x - box.width).toBeLessThan(32)
    expect(window.height - box.y - box.height).toBeLessThan(32)
    expect(box.width).toBeLessThan(window.width / 2)

    await dialog.getByRole('link', { name: texts.privacyPolicy }).click()
    await expect(page.locator('h1')).toBeVisible()
    await expect(page).toHaveURL(/privacy-policy$|chinh-sach-bao-mat$/)
  })
}

test('the footer opens the dialog again, with the focus in it, and closed it gives the focus back', async ({
  page,
  baseURL,
}) => {
  const texts = textsOf('vi')
  await asPerson(page)
  await keepRecord(page, baseURL, record)
  await visit(page, '/vi')
  const dialog = page.getByRole('dialog', { name: texts.title })
  await expect(dialog).toBeHidden()
  const reopen = page.locator('footer').getByRole('button', { name: vi.consent.reopen })
  await reopen.press('Enter')
  await expect(dialog).toBeFocused()
  await expect(dialog).toContainText(`${texts.current} ${texts.rejectAll}`)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(reopen).toBeFocused()
  await reopen.click()
  await dialog.getByRole('button', { name: texts.acceptAll }).click()
  await expect(dialog).toBeHidden()
  await expect(reopen).toBeFocused()
  const changed = (await readRecord(page.context())).record
  expect(changed).toMatchObject({ categories: ['necessary', 'analytics'], consentId: record.consentId })
  expect(changed.consentTimestamp).toBe(record.consentTimestamp)
  expect(changed.lastConsentTimestamp > record.lastConsentTimestamp).toBe(true)
})

for (const [who, userAgent, webdriver] of [
  ['a crawler', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', false],
  ['a driven browser', undefined, true],
] as const) {
  test(`${who} is not asked`, async ({ open }) => {
    const page = await open(userAgent ? { userAgent } : {})
    if (!webdriver) await asPerson(page)
    await visit(page)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
}

test('the dialog is in no HTML, and its chunk waits until the page has loaded', async ({ page, request }) => {
  await asPerson(page)
  const html = await (await request.get('/', { headers: { accept: 'text/html' } })).text()
  expect(html).not.toContain('role="dialog"')
  expect(html).not.toContain(textsOf('en').title)
  expect(html).not.toContain('dialog-')
  const { promise, resolve } = Promise.withResolvers<void>()
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  // A pending picture delays the load event.
  await page.route('**/media/**', async (route) => {
    await promise
    await route.continue()
  })
  const client = page.waitForResponse(/\/assets\/index-.*\.js/)
  await page.goto('/', { waitUntil: 'commit' })
  await (await client).finished()
  await expect(page.locator('footer')).toBeAttached()
  // Longer than the dialog waits for an idle browser.
  await page.evaluate(() => new Promise((done) => requestIdleCallback(() => setTimeout(done, 300))))
  expect(asked.filter((url) => url.includes('/dialog-'))).toEqual([])
  resolve()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('a language switch sets the dialog up anew, as long as nothing is stored', async ({ page }) => {
  await asPerson(page)
  await page.goto('/newsletter/subscribed')
  await expect(page.getByRole('dialog', { name: textsOf('en').title })).toBeVisible()
  await page.locator('header summary', { hasText: 'English' }).click()
  await page.getByRole('link', { name: 'Tiếng Việt' }).click()
  const vietnamese = page.getByRole('dialog', { name: textsOf('vi').title })
  await vietnamese.getByRole('button', { name: textsOf('vi').rejectAll }).click()
  await expect(vietnamese).toBeHidden()
  expect((await readRecord(page.context())).record).toMatchObject({ languageCode: 'vi' })
  await visit(page, '/cn')
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('missing texts of the dialog are an error on the console, and the page works', async ({
  page,
  expectComplaint,
}) => {
  expectComplaint(/Could not load translation for the 'xx' language/)
  await asPerson(page)
  await page.route('/', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replace(' lang="en"', ' lang="xx"') })
  })
  const complaint = page.waitForEvent('console', (message) => message.text().includes('translation'))
  await page.goto('/')
  await complaint
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('button', { name: 'Switch color theme' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('under Global Privacy Control the visitor is asked as well', async ({ page }) => {
  await asPerson(page)
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
  )
  await page.goto('/newsletter/subscribed')
  await expect(page.getByRole('dialog')).toBeVisible()
  expect((await readRecord(page.context())).cookie).toBeUndefined()
})

test('without script the dialog and its button do not exist', async ({ reader: page }) => {
  await page.goto('/')
  await expect(page.locator('footer [data-consent-open]')).toBeHidden()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('the dialog does not disturb the app that comes after it', async ({ page }) => {
  await asPerson(page)
  await page.goto('/newsletter/subscribed')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await hydrate(page)
  await expect(dialog).toBeVisible()
  await page.locator('header').getByRole('link', { name: 'Knowledge base' }).click()
  await expect(page).toHaveURL(/knowledge-base$/)
  await expect(page.locator('h1')).toBeVisible()
  await dialog.getByRole('button', { name: 'Reject all' }).click()
  await expect(dialog).toBeHidden()
})

for (const answer of ['acceptAll', 'rejectAll'] as const) {
  test(`${answer}: an answer during hydration counts`, async ({ page }) => {
    await asPerson(page)
    await page.goto('/newsletter/subscribed')
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    // Like during hydration, when React stops clicks before they reach their target.
    await page.locator('html').evaluate((root) => {
      root.addEventListener('click', (event) => event.stopPropagation(), true)
    })
    await dialog.getByRole('button', { name: textsOf('en')[answer] }).click()
    await expect(dialog).toBeHidden()
    const { categories } = (await readRecord(page.context())).record
    expect(categories).toEqual(answer === 'acceptAll' ? ['necessary', 'analytics'] : ['necessary'])
  })
}

for (const [width, colorScheme] of [
  [360, 'dark'],
  [1440, 'light'],
] as const) {
  test(`axe finds nothing in the dialog at ${width} px, ${colorScheme}`, async ({ open }) => {
    const page = await open({ viewport: { width, height: 780 }, colorScheme, reducedMotion: 'reduce' })
    await asPerson(page)
    await page.goto('/vi')
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await findings(page, { parts: ['#consent'] })).toEqual([])
  })
}
