import { expect, test } from 'vitest'
import { academyReads } from './academy.ts'
import { academyFiles } from './embedded/embedded.ts'

const { source, texts } = await academyFiles('en')
const [course] = source.courses
const [path] = source.paths
if (!course || !path) throw new Error('The sample site has no academy')
const readsOf = (changed: object) =>
  academyReads(
    async () => ({ ...source, ...changed }),
    async (_, id) => texts[id],
  )

test('a course links to its first lesson only if that can be read', async () => {
  const first = course.lessons[0]?.id
  expect(await readsOf({}).findAcademyItem('en', course.id)).toMatchObject({ readable: first })
  expect(await readsOf({ lessons: [] }).findAcademyItem('en', course.id)).not.toHaveProperty('readable')
})

test('a path leaves out a course that is not published', async () => {
  const reads = readsOf({ paths: [{ ...path, courses: ['a-draft', course.id] }] })
  expect((await reads.academy('en')).paths).toMatchObject([{ id: path.id, courses: 1 }])
  expect(await reads.findAcademyItem('en', path.id)).toMatchObject({ courses: [{ slug: course.id }] })
})

test('a course without its instructor has no page, and an offer ends with its day', async () => {
  const reads = readsOf({ instructors: [] })
  expect(await reads.findAcademyItem('en', course.id)).toBeUndefined()
  const offer = { originalPrice: course.price + 50, originalPriceUntil: '2020-01-01' }
  const over = await readsOf({ courses: [{ ...course, ...offer }] }).findAcademyItem('en', course.id)
  expect(over).toMatchObject({ price: course.price, originalPrice: course.price })
})
