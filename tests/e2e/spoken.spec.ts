import { expect } from '@playwright/test'
import en from '#i18n/messages/en.json' with { type: 'json' }
import { startCarousel, waitForCarousel } from './carousel.ts'
import { layOut } from './scroll.ts'
import { hydrate, test } from './test.ts'

test('a carousel says the slide that the visitor asked for, and hides the slides out of view', async ({ page }) => {
  await page.goto('/')
  await layOut(page)
  await hydrate(page)
  const carousel = await startCarousel(page, '#logbook')
  await waitForCarousel(carousel)
  const said = carousel.locator('[aria-live=polite]')
  await expect(said).toBeEmpty()
  await expect(carousel.locator('.swiper-slide:not(.swiper-slide-visible):not([aria-hidden=true])')).toHaveCount(0)
  await expect(carousel.locator('.swiper-slide-visible[aria-hidden=true]')).toHaveCount(0)
  await expect(carousel.locator('.swiper-slide[aria-hidden=true]').first()).toBeAttached()
  await carousel.getByRole('button', { name: 'Next' }).click()
  const title = await carousel.locator('.swiper-slide-active strong').textContent()
  await expect(said).toHaveText(`2 of ${await carousel.locator('.swiper-slide').count()}, ${title}`)
})

test('the theme button says which theme is on', async ({ page }) => {
  await page.goto('/newsletter/declined')
  const button = page.getByRole('button', { name: en.shell.theme })
  await expect(button).toHaveAccessibleName(`${en.shell.theme}, ${en.shell.themeLight}`)
  await button.click()
  await expect(button).toHaveAccessibleName(`${en.shell.theme}, ${en.shell.themeDark}`)
})

test('slides in a grid are no stop of the keyboard, a row that scrolls is one', async ({ page }) => {
  await page.goto('/')
  const steps = page.locator('#how-it-works .carousel-track')
  await expect(steps).toHaveAttribute('tabindex', '0')
  await hydrate(page)
  await expect(steps).not.toHaveAttribute('tabindex')
})
