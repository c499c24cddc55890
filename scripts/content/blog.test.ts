import { expect, test } from 'vitest'
import { relatedPosts } from './blog.ts'

const post = (slug: string, category: string) => ({ slug, category: { id: category } })
const slugs = (posts: { slug: string }[]) => posts.map(({ slug }) => slug)

test('the same category comes first, then the others, each in its order', () => {
  const posts = [post('a', 'news'), post('b', 'market'), post('c', 'market'), post('d', 'news')]
  expect(slugs(relatedPosts(posts, post('c', 'market')))).toEqual(['b', 'a', 'd'])
})

test('there are never more than three, and never the post itself', () => {
  const posts = ['a', 'b', 'c', 'd', 'e'].map((slug) => post(slug, 'market'))
  expect(slugs(relatedPosts(posts, post('b', 'market')))).toEqual(['a', 'c', 'd'])
})

test('a lonely post has none', () => {
  expect(relatedPosts([post('a', 'news')], post('a', 'news'))).toEqual([])
})
