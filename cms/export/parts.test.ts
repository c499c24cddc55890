import * as v from 'valibot'
import { expect, test } from 'vitest'
import { ArticleHtml } from '../../src/model/article.ts'
import { compiled, copyContent } from '../../tests/support/content-copy.ts'
import { read, serverOf, write } from './server-of.ts'

copyContent()

test('header, footer and guidelines are written; without their switch they stay', async () => {
  const before = await compiled()
  const now = serverOf(before)
  const own = now.locales.get('en')
  if (!own?.frame || !own.guidelines) throw new Error('The files have no guidelines')
  own.frame.footer.risk_notice = 'Another notice'
  own.guidelines.prices.note = 'Another note'
  own.guidelines.article.title = 'Another title'
  const { slug } = before.en.guidelines.guidelines.article
  expect(await write(before, now)).toEqual([`en/guidelines.json`, `en/guidelines/${slug}.md`, 'en/site.json'])
  expect(await read('en/site.json')).toContain('"risk_notice": "Another notice"')
  for (const each of now.locales.values()) Object.assign(each, { frame: undefined, guidelines: undefined })
  expect(await write(await compiled(), now)).toEqual([])
})

test('the academy is written, with dates as in the files; what the server does not know stays', async () => {
  const before = await compiled()
  const now = serverOf(before)
  const own = now.locales.get('en')?.academy
  const [course, other] = own?.courses ?? []
  const lesson = own?.texts.get(course?.lessons[0]?.id ?? '')
  if (!own || !course || !other || !lesson) throw new Error('The files have no courses')
  course.title = 'Another title'
  course.price += 1
  lesson.content = v.parse(ArticleHtml, '<p>Another text</p>')
  for (const { academy } of now.locales.values()) {
    if (!academy) continue
    academy.courses = academy.courses.filter(({ id }) => id !== other.id)
    academy.known = academy.known.filter((id) => id !== other.id)
  }
  expect(await write(before, now)).toEqual([
    'academy.json',
    'en/academy.json',
    `en/academy/${course.lessons[0]?.id}.md`,
  ])
  const facts = await read('academy.json')
  expect(facts).toContain(`"price": ${course.price}`)
  expect(facts).toContain('"+')
  expect(facts).toContain(`"id": "${other.id}"`)
  for (const { academy } of now.locales.values()) academy?.known.push(other.id)
  await write(await compiled(), now)
  expect(await read('academy.json')).not.toContain(`"id": "${other.id}"`)
  expect(await read('vi/academy.json')).not.toContain(`"${other.id}": {`)
})
