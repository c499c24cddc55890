import { expect, test, vi } from 'vitest'
import { remoteGateway } from '#tests/support/remote-gateway.ts'
import { embeddedContent } from '#worker/content/embedded/embedded.ts'

const files = await embeddedContent.frame('vi')
const academy = await embeddedContent.academy('vi')
const { article } = await embeddedContent.guidelines('vi')

test('header and footer have the texts of the server, and the operator and the year of the files', async () => {
  const frame = await remoteGateway().open().frame('vi')
  expect(frame.footer.risk_notice).toBe(`CMS ${files.footer.risk_notice} tiếng Việt`)
  expect(frame).toMatchObject({ company: files.company, footer: { year: files.footer.year } })
  expect(frame.navigation).toHaveLength(files.navigation.length)
})

test('the guidelines and their article come from the server', async () => {
  const content = remoteGateway().open()
  const page = await content.guidelines('vi')
  expect(page.prices.title).toMatch(/^CMS /)
  expect(page.article).toMatchObject({ slug: article.slug, title: `CMS ${article.title} tiếng Việt` })
  const own = await content.guideline('vi')
  expect(own).toMatchObject({ ...page.article, seo_detail: { meta_title: expect.stringMatching(/^CMS /) } })
  expect(own?.toc.length).toBeGreaterThan(0)
})

test('the academy has the courses, paths and first lessons of the server', async () => {
  const content = remoteGateway().open()
  const page = await content.academy('vi')
  const [course] = page.courses
  const slug = course?.slug ?? ''
  expect(course?.title).toMatch(/^CMS /)
  expect(page.stats).toEqual(academy.stats.map((own) => ({ ...own, label: expect.any(String) })))
  expect(await content.academySlugs('vi')).toEqual(await embeddedContent.academySlugs('vi'))
  const own = await content.findAcademyItem('vi', slug)
  expect(own).toMatchObject({
    kind: 'course',
    title: course?.title,
    instructor: { bio: expect.stringMatching(/^CMS /) },
  })
  const first = own?.kind === 'course' ? own.lessons[0]?.id : undefined
  const lesson = await content.findAcademyItem('vi', first ?? '')
  expect(lesson).toMatchObject({ kind: 'lesson', slug: first, course: { slug } })
  expect(lesson?.kind === 'lesson' && lesson.toc.length).toBeGreaterThan(0)
})

test('without an answer and a copy the files show', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { open, order } = remoteGateway()
  await order({ fault: 'no-route', call: '/items/site-frame' })
  expect((await open().frame('vi')).footer).toEqual(files.footer)
  await order({ fault: 'no-route', call: '/items/pages/guidelines' })
  expect((await open().guidelines('vi')).article).toEqual(article)
  await order({ fault: 'no-route', call: '/items/academy' })
  expect(await open().academy('vi')).toEqual(academy)
  log.mockClear()
})

test('a config without the parts leaves them to the files', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { open, order, seen } = remoteGateway()
  await order({ fault: 'bad-fields', call: '/config' })
  expect((await open().frame('vi')).footer).toEqual(files.footer)
  expect((await open().guidelines('vi')).article).toEqual(article)
  expect(await open().academy('vi')).toEqual(academy)
  expect(new Set((await seen()).asked.map(({ path }) => path))).toEqual(new Set(['/config']))
  log.mockClear()
})
