import { expect, test } from 'vitest'
import { localeCodes } from '#i18n/locales.ts'
import { readAllLimit } from '#model/limits.ts'
import { embeddedContent } from '#worker/content/embedded/embedded.ts'

/** A name without its sample mark: "Linh (sample)" → "Linh". */
const plain = (name: string) => name.replace(/\s*[(（].*/, '')

test.each(localeCodes)('%s: one portrait is one person, in accounts, quotes, blog and academy', async (locale) => {
  const { profit, testimonials } = await embeddedContent.home(locale)
  const { bogs } = await embeddedContent.listPosts(locale, { category: 'all', page: 1, limit: readAllLimit })
  const posts = await Promise.all(bogs.map(({ slug }) => embeddedContent.findPost(locale, slug)))
  const course = await embeddedContent.findCourse(locale, 'drawdown-and-position-size')
  const people = [
    ...[...(profit?.images ?? []), ...(testimonials?.list_testimonials ?? [])].map(({ avatar, name }) => ({
      avatar: avatar.id,
      name: plain(name),
    })),
    ...posts.map((post) => ({
      avatar: post?.blogs_id.user_created.avatar,
      name: post?.blogs_id.user_created.last_name,
    })),
    { avatar: course?.instructor.avatar.id, name: course?.instructor.name },
  ]
  const pairs = new Set(people.map(({ avatar, name }) => `${avatar} ${name}`))
  expect(new Set(people.map(({ avatar }) => avatar)).size).toBe(pairs.size)
  expect(new Set(people.map(({ name }) => name)).size).toBe(pairs.size)
  expect(pairs.size).toBeGreaterThan(9)
})
