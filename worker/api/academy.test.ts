import { expect, test } from 'vitest'
import * as v from 'valibot'
import { Academy, CourseDetail } from '#features/academy/schema.ts'
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

test.each(localeCodes)('%s: every course and path has the one sample course', async (locale) => {
  const lang = locales[locale].apiLanguage
  const { courses, paths } = v.parse(Academy, await dataOf(`/api/academy?lang=${lang}`))
  const answers = await Promise.all(
    [...courses, ...paths].map(({ slug }) => dataOf(`/api/academy/${slug}?lang=${lang}`)),
  )
  const [course, ...others] = answers.map((answer) => v.parse(CourseDetail, answer))
  expect(course).toMatchObject({ price: 199, originalPrice: 299, duration: 390, stats: { hours: 6.5 } })
  expect(course?.learningOutcomes).toHaveLength(8)
  expect(course?.lessons).toHaveLength(8)
  for (const other of others) expect(other).toEqual(course)
})

test.each(['no-such-course', 'constructor', 'guidelines'])('there is no course "%s"', async (slug) => {
  const answer = await request(`/api/academy/${slug}`)
  expect(answer.status).toBe(404)
  expect(await answer.json()).toHaveProperty('errors.0.extensions.code', 'ROUTE_NOT_FOUND')
})
