import { expect, test } from 'vitest'
import * as v from 'valibot'
import { Academy, AcademyItem } from '#features/academy/schema.ts'
import { localeCodes, locales } from '#i18n/locales.ts'
import { sampleLocales } from '#tests/support/sample-locales.ts'
import { testGateway } from '#tests/support/gateway.ts'

const Envelope = v.object({ data: v.unknown() })
const { request } = testGateway()

async function dataOf(path: string): Promise<unknown> {
  const answer = await request(path)
  expect(answer.status).toBe(200)
  return v.parse(Envelope, await answer.json()).data
}

test.each(sampleLocales)('%s: the academy has three paths, six courses, two sessions', async (locale) => {
  const academy = v.parse(Academy, await dataOf(`/api/academy?lang=${locales[locale].apiLanguage}`))
  const rating = locale === 'vi' ? '4,8' : '4.8'
  expect(academy.stats.map(({ value }) => value)).toEqual(['50+', '10K+', rating, '95%'])
  expect(academy.paths.map(({ levelId }) => levelId)).toEqual(['beginner', 'intermediate', 'advanced'])
  expect(academy.courses).toHaveLength(6)
  expect(academy.sessions).toHaveLength(2)
})

test.each(localeCodes)('%s: every card has an item of its own', async (locale) => {
  const lang = locales[locale].apiLanguage
  const item = async (slug: string) => v.parse(AcademyItem, await dataOf(`/api/academy/${slug}?lang=${lang}`))
  const { courses, paths } = v.parse(Academy, await dataOf(`/api/academy?lang=${lang}`))
  for (const { slug, title, duration, students, rating } of courses) {
    const course = await item(slug)
    expect(course).toMatchObject({ kind: 'course', slug, title, duration, stats: { enrolled: students, rating } })
    if (course.kind !== 'course') throw new Error(slug)
    expect(course.lessons.reduce((sum, lesson) => sum + lesson.duration, 0)).toBe(duration)
    expect(course.stats.hours).toBe(duration / 60)
  }
  for (const { slug, title, courses: count } of paths) {
    const path = await item(slug)
    expect(path).toMatchObject({ kind: 'path', slug, title })
    expect('courses' in path && path.courses).toHaveLength(count)
  }
})

test.each(sampleLocales)('%s: the first lesson of every course can be read, the others cannot', async (locale) => {
  const lang = locales[locale].apiLanguage
  for (const { slug } of v.parse(Academy, await dataOf(`/api/academy?lang=${lang}`)).courses) {
    const course = v.parse(AcademyItem, await dataOf(`/api/academy/${slug}?lang=${lang}`))
    if (course.kind !== 'course') throw new Error(slug)
    const [first, second] = course.lessons
    const lesson = v.parse(AcademyItem, await dataOf(`/api/academy/${first?.id}?lang=${lang}`))
    expect(lesson).toMatchObject({ kind: 'lesson', title: first?.title, course: { slug }, next: expect.any(Array) })
    expect((await request(`/api/academy/${second?.id}?lang=${lang}`)).status).toBe(404)
  }
})

test('the sample course has eight outcomes, eight lessons and its offer', async () => {
  const course = v.parse(AcademyItem, await dataOf('/api/academy/drawdown-and-position-size'))
  expect(course).toMatchObject({ price: 199, originalPrice: 299, duration: 390, stats: { hours: 6.5 } })
  expect('lessons' in course && [course.lessons.length, course.learningOutcomes.length]).toEqual([8, 8])
})

test('a course without an offer has one price', async () => {
  const course = v.parse(AcademyItem, await dataOf('/api/academy/how-a-bot-trades'))
  if (course.kind !== 'course') throw new Error(course.kind)
  expect(course.originalPrice).toBe(course.price)
  expect(course).not.toHaveProperty('originalPriceUntil')
})

test.each(['no-such-course', 'constructor', 'guidelines'])('there is no course "%s"', async (slug) => {
  const answer = await request(`/api/academy/${slug}`)
  expect(answer.status).toBe(404)
  expect(await answer.json()).toHaveProperty('errors.0.extensions.code', 'ROUTE_NOT_FOUND')
})
