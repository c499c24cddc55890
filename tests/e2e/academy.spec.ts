import { expect, type APIRequestContext } from '@playwright/test'
import * as v from 'valibot'
import { levelIds } from '#model/kinds.ts'
import { Academy, AcademyItem, CourseDetail } from '#features/academy/schema.ts'
import { locales, type Locale } from '#i18n/locales.ts'
import { moneyText } from '#i18n/money.ts'
import { expectAllToFit, expectUsable } from './axe.ts'
import vi from '#i18n/messages/vi.json' with { type: 'json' }
import { languages } from './content.ts'
import { test, hydrate } from './test.ts'

const sampleCourse = 'drawdown-and-position-size'
const path = (locale: Locale, slug = '') => `${locales[locale].prefix}/resources/academy${slug && `/${slug}`}`

async function read<T extends v.GenericSchema>(request: APIRequestContext, schema: T, locale: Locale, slug = '') {
  const answer = await request.get(`/api/academy${slug && `/${slug}`}?lang=${locales[locale].apiLanguage}`)
  return v.parse(schema, v.parse(v.object({ data: v.unknown() }), await answer.json()).data)
}

for (const { locale, words } of languages) {
  test(`${locale}: the academy shows figures, paths, courses, sessions and the community`, async ({
    reader: page,
    request,
  }) => {
    const academy = await read(request, Academy, locale)
    await page.goto(path(locale))
    await expect(page.locator('html')).toHaveAttribute('lang', locales[locale].tag)
    await expect(page).toHaveTitle(/Helmsway/)
    await expect(page.locator('h1')).toHaveText([academy.hero.title])
    await expect(page.locator('main nav').first().getByRole('listitem')).toHaveText([
      words.shell.home,
      words.academy.title,
    ])
    for (const { value, label } of academy.stats)
      await expect(page.locator('dl > div', { hasText: label }).locator('dd')).toHaveText(value)
    await expect(page.locator('#learning-paths h3')).toHaveText(academy.paths.map(({ title }) => title))
    await expect(page.locator('#courses h3')).toHaveText(academy.courses.map(({ title }) => title))
    await expect(page.locator('#live-sessions h3')).toHaveText(academy.sessions.map(({ title }) => title))
    for (const { title } of academy.sessions)
      await expect(
        page.getByRole('link', { name: new RegExp(`^${words.academy.registerNow}.*${title}`) }),
      ).toHaveAttribute('href', /^https:/)
    await expect(page.locator('#community a')).toHaveText([
      new RegExp(academy.community.discord),
      new RegExp(academy.community.forum),
    ])
  })

  test(`${locale}: the sample course has everything that a course has`, async ({ reader: page, request }) => {
    const course = await read(request, CourseDetail, locale, sampleCourse)
    await page.goto(path(locale, sampleCourse))
    await expect(page.locator('html')).toHaveAttribute('lang', locales[locale].tag)
    await expect(page).toHaveTitle(course.seo_detail.meta_title)
    await expect(page.locator('h1')).toHaveText([course.title])
    await expect(page.locator('main nav').first().getByRole('listitem')).toHaveText([
      words.shell.home,
      words.academy.title,
      course.title,
    ])
    const main = page.locator('main')
    for (const text of [
      course.level,
      course.description,
      course.instructor.name,
      course.instructor.bio,
      ...course.learningOutcomes,
    ])
      await expect(main.getByText(text, { exact: true }).first()).toBeVisible()
    await expect(main.locator('ol h3')).toHaveText(course.lessons.map(({ title }) => title))
    await expect(main.getByText(moneyText(locale, 199), { exact: true })).toBeVisible()
    await expect(main.locator('s')).toHaveText(moneyText(locale, 299))
    await expect(main.getByText(/(\$100|100 USD|100 美元).*33%/)).toBeVisible()
    await expect(main.getByRole('link', { name: words.academy.startCourse })).toHaveAttribute('target', '_blank')
    const lesson = main.getByRole('link', { name: words.academy.readLesson })
    await expect(lesson).toHaveAttribute('href', path(locale, course.lessons[0]?.id))
  })

  test(`${locale}: every card leads where its title says, an unknown one is a 404`, async ({
    reader: page,
    request,
    baseURL,
  }) => {
    const { courses, paths } = await read(request, Academy, locale)
    for (const { slug, title } of [...courses, ...paths]) {
      expect((await page.goto(path(locale, slug)))?.status()).toBe(200)
      await expect(page.locator('h1')).toHaveText([title])
      const canonical = page.locator('link[rel=canonical]')
      await expect(canonical).toHaveAttribute('href', `${baseURL}${path(locale, slug)}`)
      // 95 minutes are 1.6 hours: three decimals read like thousands.
      if (courses.some((course) => course.slug === slug))
        await expect(page.locator('main dl dd').last()).toHaveText(/^\d+([.,]\d)?$/)
    }
    expect((await page.goto(path(locale, 'no-such-course')))?.status()).toBe(404)
    await expect(page.locator('h1')).toContainText('no-such-course')
  })

  test(`${locale}: a path says for whom it is and lists its courses in order`, async ({ reader: page, request }) => {
    const item = await read(request, AcademyItem, locale, 'first-watch')
    if (item.kind !== 'path') throw new Error(item.kind)
    await page.goto(path(locale, item.slug))
    await expect(page.getByText(item.audience)).toBeVisible()
    await expect(page.getByRole('region', { name: words.academy.path })).toContainText(item.duration)
    await expect(page.locator('#courses h3')).toHaveText(item.courses.map(({ title }) => title))
    await page.locator('#courses h3 a').first().click()
    await expect(page.locator('h1')).toHaveText([item.courses[0]?.title ?? ''])
  })

  test(`${locale}: the first lesson is read from the outline and leads back to its course`, async ({
    reader: page,
    request,
  }) => {
    const course = await read(request, CourseDetail, locale, 'how-a-bot-trades')
    await page.goto(path(locale, course.slug))
    await expect(page.locator('main s')).toHaveCount(0)
    await page.getByRole('link', { name: words.academy.readLesson }).click()
    await expect(page.locator('h1')).toHaveText([course.lessons[0]?.title ?? ''])
    await expect(page.locator('main nav').first().getByRole('listitem')).toHaveText([
      words.shell.home,
      words.academy.title,
      course.lessons[0]?.title ?? '',
    ])
    await expect(page.locator('.prose h2')).toHaveCount(2)
    await page.getByRole('link', { name: words.academy.toCourse }).click()
    await expect(page.locator('h1')).toHaveText([course.title])
  })

  test(`${locale}: levels and cards work without script`, async ({ reader: page }) => {
    await page.goto(path(locale))
    for (const [index, level] of levelIds.entries()) {
      await page
        .locator('#courses nav a')
        .nth(index + 1)
        .click()
      await expect(page).toHaveURL((url) => url.searchParams.get('level') === level)
      await expect(page.locator('#courses h3')).toHaveCount(2)
      await expect(page.locator('#courses-title')).toBeInViewport()
    }
    await page.locator('#courses h3 a').first().click()
    await expect(page.locator('h1')).toHaveCount(1)
    await expect(page.locator('main ol h3').first()).toBeVisible()
  })
}

test('the level filter is in the address and keeps the document', async ({ page, request }) => {
  const { courses, levels } = await read(request, Academy, 'vi')
  await page.goto(path('vi'))
  await hydrate(page)
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  for (const level of levels) {
    await page.locator('#courses nav').getByRole('link', { name: level.title }).click()
    await expect(page).toHaveURL((url) => url.searchParams.get('level') === level.id && url.pathname === path('vi'))
    const shown = courses.filter(({ levelId }) => levelId === level.id).map(({ title }) => title)
    await expect(page.locator('#courses h3')).toHaveText(shown)
    await expect(page.locator('#courses nav [aria-current]')).toHaveText(level.title)
  }
  await page.goBack()
  await expect(page.locator('#courses nav [aria-current]')).toHaveText(levels[1]?.title ?? '')
  await page.locator('#courses nav').getByRole('link', { name: vi.academy.allLevels }).click()
  await expect(page.locator('#courses h3')).toHaveCount(6)
  expect(await page.evaluate(() => Reflect.has(window, 'sameDocument'))).toBe(true)
})

test('the buttons of the opening lead to paths and courses', async ({ page, request }) => {
  const { hero } = await read(request, Academy, 'en')
  await page.goto(path('en'))
  for (const [name, id] of [
    [hero.pathsButton, 'learning-paths'],
    [hero.coursesButton, 'courses'],
  ] as const) {
    await page.getByRole('link', { name, exact: true }).click()
    await expect
      .poll(() => page.locator(`#${id}`).evaluate((section) => Math.round(section.getBoundingClientRect().top)))
      .toBe(89)
  }
})

test('a level that does not exist is a 404', async ({ reader: page }) => {
  expect((await page.goto(`${path('en')}?level=master`))?.status()).toBe(404)
  await page.goto(`${path('en')}?level=all`)
  await expect(page.locator('#courses h3')).toHaveCount(6)
})

test('no page is wider than the window', async ({ page }) => {
  const addresses = [path('vi'), path('cn'), path('vi', sampleCourse), path('cn', sampleCourse)]
  for (const slug of ['first-watch', 'loss-in-money']) addresses.push(path('vi', slug), path('cn', slug))
  await expectAllToFit(page, addresses)
})

for (const address of [path('en'), path('cn', sampleCourse), path('en', 'first-watch'), path('vi', 'loss-in-money')])
  test(`${address} can be used by everyone`, async ({ page }) => {
    await page.goto(address)
    await expectUsable(page)
  })
