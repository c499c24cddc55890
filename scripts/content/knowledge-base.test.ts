import { expect, test } from 'vitest'
import { relatedArticles } from '#worker/content/knowledge-base.ts'

const article = (slug: string, categoryId: string, ...tags: string[]) => ({ slug, categoryId, tags })

const articles = [
  article('a', 'risk', 'drawdown'),
  article('b', 'risk', 'reserve'),
  article('c', 'risk', 'leverage'),
  article('d', 'risk', 'pause', 'drawdown'),
  article('e', 'risk', 'margin'),
  article('x', 'account', 'drawdown'),
  article('y', 'account', 'invoice'),
]

const relatedTo = (slug: string) =>
  articles
    .filter((each) => each.slug === slug)
    .flatMap((each) => relatedArticles(articles, each).map(({ slug }) => slug))

test('three of the same category, shared tags first, then in reading order', () => {
  expect(relatedTo('a')).toEqual(['d', 'b', 'c'])
  expect(relatedTo('b')).toEqual(['c', 'd', 'e'])
})

test('the reading order starts over at the end of the category', () => {
  expect(relatedTo('e')).toEqual(['a', 'b', 'c'])
})

test('a small category gives fewer, never the article itself', () => {
  expect(relatedTo('x')).toEqual(['y'])
  expect(relatedArticles([article('z', 'lonely')], article('z', 'lonely'))).toEqual([])
})
