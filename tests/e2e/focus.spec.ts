import { expect, type Page } from '@playwright/test'
import { locales } from '#i18n/locales.ts'
import { languages } from './content.ts'
import { hydrate, saveData, test, waitForNavigation } from './test.ts'

const isInMenu = (page: Page) => page.evaluate(() => document.activeElement?.closest('#mobile-menu') !== null)

test('Tab does not leave the open mobile menu for what it covers; Escape returns to its button', async ({ open }) => {
  const page = await open({ viewport: { width: 390, height: 844 } })
  await page.goto('/')
  await hydrate(page)
  const button = page.locator('[popovertarget=mobile-menu]').first()
  await button.press('Enter')
  await expect(page.locator('#mobile-menu')).toBeVisible()
  await expect.poll(() => isInMenu(page)).toBe(true)
  const count = await page.locator('#mobile-menu :is(a, button)').count()
  for (let pressed = 1; pressed < count; pressed += 1) {
    await page.keyboard.press('Tab')
    expect(await isInMenu(page)).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(page.locator('#mobile-menu')).toBeHidden()
  await expect(button).toBeFocused()
  await expect(page.locator('[inert]')).toHaveCount(0)
})

test('after the last "Load more" the focus is on the first new title', async ({ page }) => {
  await saveData(page)
  await page.addInitScript(() => {
    // Nothing ever intersects the window here: only clicks load a page.
    window.IntersectionObserver = class extends IntersectionObserver {
      override observe() {}
    }
  })
  await page.goto('/resources/blog')
  await hydrate(page)
  const titles = page.locator('#posts h3 a')
  let count = await titles.count()
  while (await page.locator('#load-more').count()) {
    count = await titles.count()
    await page.locator('#load-more').press('Enter')
    await expect.poll(() => titles.count()).toBeGreaterThan(count)
  }
  await expect(titles.nth(count)).toBeFocused()
})

test('Back returns to the link that was followed', async ({ page }) => {
  await page.goto('/resources/blog')
  await hydrate(page)
  const link = page.locator('#posts h3 a').nth(2)
  await link.press('Enter')
  await waitForNavigation(page)
  await page.goBack()
  await expect(link).toBeFocused()
})

test('the ring of a card surrounds the whole card', async ({ page }) => {
  await page.goto('/resources/blog')
  await hydrate(page)
  const link = page.locator('#posts h3 a').first()
  await link.focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await expect(link).toBeFocused()
  const ring = await link.evaluate((element) => {
    const { outlineStyle, outlineWidth, height } = getComputedStyle(element, '::after')
    return { outlineStyle, outlineWidth, height: parseFloat(height) }
  })
  const card = await page.locator('#posts article').first().boundingBox()
  expect(ring).toMatchObject({ outlineStyle: 'solid', outlineWidth: '3px' })
  expect(ring.height).toBeCloseTo(card?.height ?? 0, 0)
})

test('after a sign-up the focus stays on the button', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/subscribe', async (route) => {
    await released
    await route.fulfill({ json: { data: null } })
  })
  await page.goto('/newsletter/declined')
  await hydrate(page)
  const form = page.locator('footer form')
  await form.locator('input[type=email]').fill('an@example.com')
  const button = form.locator('[type=submit]')
  await button.press('Enter')
  await expect(button).toHaveAttribute('aria-disabled', 'true')
  release()
  await expect(button).toHaveAttribute('aria-disabled', 'false')
  await expect(button).toBeFocused()
})

test('the search field of the header has a border of 3:1', async ({ open }) => {
  const page = await open({ viewport: { width: 1440, height: 900 } })
  await page.goto('/')
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const { border, ground } = await page
      .getByRole('banner')
      .getByRole('searchbox')
      .evaluate((field) => {
        const style = getComputedStyle(field)
        return { border: style.borderTopColor, ground: style.backgroundColor }
      })
    const luminance = (color: string) => {
      const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map((part) => {
        const share = Number(part) / 255
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    const [light = 0, dark = 0] = [luminance(border), luminance(ground)].toSorted((one, other) => other - one)
    expect((light + 0.05) / (dark + 0.05), `${colorScheme}: ${border} on ${ground}`).toBeGreaterThan(3)
  }
})

test('pressing End again and again loads the whole list', async ({ page }) => {
  await page.goto('/resources/product-updates')
  await hydrate(page)
  await expect(async () => {
    await page.keyboard.press('End')
    await expect(page.locator('#load-more')).toHaveCount(0, { timeout: 1500 })
  }).toPass()
})

for (const { locale, words } of languages)
  test(`${locale}: the knowledge base lists its first ten articles, and leads to the next`, async ({
    reader: page,
  }) => {
    const path = `${locales[locale].prefix}/knowledge-base`
    await page.goto(path)
    const list = page.getByRole('region', { name: words.knowledgeBase.allArticles })
    await expect(list.getByRole('article')).toHaveCount(10)
    await list.getByRole('link', { name: words.lists.page.replace('{number}', '2') }).click()
    await expect(page).toHaveURL((url) => url.pathname === path && url.searchParams.get('page') === '2')
  })
