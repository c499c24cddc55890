import { expect, type Page } from '@playwright/test'
import * as v from 'valibot'
import { timeLabel } from '#features/blog/time-label.ts'
import { locales } from '#i18n/locales.ts'
import { expectAllToFit, expectUsable } from './axe.ts'
import { languages } from './content.ts'
import { waitForNavigation, saveData, test, hydrate } from './test.ts'

const post = '/resources/blog/what-support-hours-mean'
const release = '/resources/product-updates/v3-0-stops-at-the-broker'
const lists = [
  { path: '/resources/blog', section: '#posts', filter: 'category=featured', filtered: 3, namespace: 'blog' },
  {
    path: '/resources/product-updates',
    section: '#releases',
    filter: 'type=bug-fix',
    filtered: 2,
    namespace: 'productUpdates',
  },
] as const

const titles = (page: Page, section: string) => page.locator(`${section} h3`)

for (const { locale, words } of languages) {
  const { prefix, tag, apiLanguage } = locales[locale]

  for (const path of ['/resources/blog', post, '/resources/product-updates', release]) {
    test(`${locale}: ${path} says what and where it is`, async ({ reader: page }) => {
      const answer = await page.goto(prefix + path)
      expect(answer?.status()).toBe(200)
      await expect(page.locator('html')).toHaveAttribute('lang', tag)
      await expect(page).toHaveTitle(/.{10}/)
      await expect(page.locator('h1')).toHaveCount(1)
      const breadcrumbs = page.getByRole('navigation', { name: words.shell.breadcrumbs })
      await expect(breadcrumbs.getByRole('link').first()).toHaveAttribute('href', prefix || '/')
      await expect(breadcrumbs.locator('[aria-current]')).not.toBeEmpty()
      await expect(page.locator('main form')).toHaveCount(1)
    })
  }

  test(`${locale}: the time label is written over the date, and stays when React comes`, async ({ page }) => {
    await page.goto(prefix + post)
    const label = page.locator('header time[data-label]').last()
    const answer = await page.request.get(`/api/blogs_translations?lang=${apiLanguage}&slug=what-support-hours-mean`)
    const { data } = v.parse(v.object({ data: v.object({ read_minutes: v.number() }) }), await answer.json())
    const minutes = data.read_minutes
    const suffix = { en: `${minutes} min read`, vi: `đọc trong ${minutes} phút`, cn: `阅读约 ${minutes} 分钟` }[locale]
    const text = timeLabel(locales[locale].ago, `{time} · ${suffix}`, '2024-09-24', Date.now())
    await expect(label).toHaveText(text)
    await hydrate(page)
    await expect(label).toHaveText(text)
    await expect(page.getByText(words.blog.views.replace('{count}', locale === 'vi' ? '2.847' : '2,847'))).toBeVisible()
  })
}

for (const { path, section, filter, filtered, namespace } of lists) {
  for (const { locale, words } of languages) {
    test(`${locale}: ${path} is narrowed and turned by links, without script`, async ({ reader: page }) => {
      await page.goto(locales[locale].prefix + path)
      await expect(titles(page, section)).toHaveCount(6)
      const first = await titles(page, section).allTextContents()
      await page.getByRole('link', { name: words.lists.loadMore }).click()
      await expect(page).toHaveURL(/\?page=2#/)
      // The address changes before the page does.
      await expect(page.locator('footer form')).toBeVisible()
      const second = await titles(page, section).allTextContents()
      expect(new Set([...first, ...second]).size).toBe(12)
      await page.getByRole('link', { name: words.lists.previousPage.replace('{page}', '1') }).click()
      await expect(titles(page, section)).toHaveText(first)
      await page.locator(`main nav a[href*="${filter}"]`).click()
      await expect(page.locator('main nav [aria-current=true]').first()).toHaveAttribute('href', new RegExp(filter))
      await expect(titles(page, section)).toHaveCount(filtered)
      await expect(page.locator(`${section} h2`)).not.toHaveText(words[namespace].filter.all)
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
      expect((await page.goto(`${path}?page=3`))?.status()).toBe(200)
      await expect(page.getByRole('link', { name: words.lists.loadMore })).toHaveCount(0)
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\?page=3$/)
      await expect(page.locator('meta[name=robots]')).toHaveCount(0)
    })
  }

  for (const query of ['page=4', 'page=0', 'page=two', 'category=weather&type=weather'])
    test(`${path}?${query} is a 404`, async ({ request }) => {
      expect((await request.get(`${path}?${query}`)).status()).toBe(404)
    })

  test(`${path} grows as the visitor nears its end, each page once and in order`, async ({ page }) => {
    await saveData(page)
    const asked: string[] = []
    page.on('request', (request) => {
      const url = new URL(request.url())
      if (/^\/api\/.*\/list-/.test(url.pathname)) asked.push(url.searchParams.get('page') ?? '')
    })
    await page.goto(path)
    const first = await titles(page, section).allTextContents()
    await hydrate(page)
    expect(asked).toEqual([])
    await page.locator('footer').scrollIntoViewIfNeeded()
    await expect(titles(page, section)).not.toHaveCount(6)
    await expect(async () => {
      await titles(page, section).last().scrollIntoViewIfNeeded()
      await expect(titles(page, section)).toHaveCount(13, { timeout: 2000 })
    }).toPass()
    const all = await titles(page, section).allTextContents()
    expect(all.slice(0, 6)).toEqual(first)
    expect(new Set(all).size).toBe(13)
    expect(asked).toEqual(['2', '3'])
    await expect(page.getByRole('link', { name: 'Load more' })).toHaveCount(0)
  })

  test(`${path}: Load More loads once however often it is clicked, and can be tried again`, async ({
    page,
    expectComplaint,
  }) => {
    expectComplaint(/status of 503/)
    await saveData(page)
    await page.addInitScript(() => {
      // Nothing ever intersects the window here: only clicks load a page.
      window.IntersectionObserver = class extends IntersectionObserver {
        override observe() {}
      }
    })
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    let answers = 0
    await page.route('**/api/**/list-*', async (route) => {
      answers += 1
      if (answers <= 2) return route.fulfill({ status: 503, json: { errors: [] } })
      await released
      return route.continue()
    })
    await page.goto(path)
    await hydrate(page)
    const more = page.locator('#load-more')
    await more.click()
    await expect(page.getByRole('alert').filter({ hasText: 'could not be loaded' })).toBeVisible()
    await more.focus()
    await more.press('Enter')
    await more.press('Enter')
    await expect(more).toHaveAttribute('aria-busy', 'true')
    release()
    await expect(titles(page, section)).toHaveCount(12)
    await expect(page.getByText('Page 2 of 3 has been added')).toBeAttached()
    await expect(more).toBeFocused()
    expect(answers).toBe(3)
    await expect(page).toHaveURL(new RegExp(`${path}$`))
  })
}

test('loaded pages and scroll position return with the visitor', async ({ page }) => {
  await page.goto('/resources/blog')
  await hydrate(page)
  await page.locator('footer').scrollIntoViewIfNeeded()
  // This release is on the second page of the list.
  const link = page.locator('#posts h3 a').nth(8)
  const title = await link.innerText()
  await link.click()
  await expect(page).toHaveURL(/\/resources\/blog\/[a-z-]+$/)
  await waitForNavigation(page)
  await page.goBack()
  await expect(link).toHaveText(title)
  await expect(link).toBeInViewport()
})

test('a post is shared by links without opener, and its link is copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(post)
  await hydrate(page)
  const share = page.getByRole('group', { name: 'Share' })
  for (const link of await share.getByRole('link').all()) {
    await expect(link).toHaveAttribute('href', new RegExp(encodeURIComponent(post)))
    await expect(link).toHaveAttribute('rel', /noopener/)
  }
  await expect(share.getByRole('link')).toHaveCount(2)
  await share.getByRole('button').click()
  await expect(share.getByRole('button')).toHaveAccessibleName('Copied')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(new RegExp(`^https?://.+${post}$`))
})

test('no page is wider than the window', async ({ page }) => {
  const paths = ['/vi/resources/blog', `/vi${post}`, `/vi${release}`]
  await expectAllToFit(page, [...paths, '/resources/product-updates', '/cn/resources/blog'])
})

for (const path of ['/vi/resources/blog', '/resources/product-updates'])
  test(`${path}: the app takes over`, async ({ page }) => {
    await page.goto(path)
    await hydrate(page)
    await expect(page.locator('h1')).toHaveCount(1)
  })

for (const path of ['/resources/blog', post, '/vi/resources/product-updates?page=2', `/cn${release}`])
  test(`${path} can be used by everyone, and the app takes over`, async ({ page }) => {
    await page.goto(path)
    await expectUsable(page)
    await hydrate(page)
    await expect(page.locator('h1')).toHaveCount(1)
  })
