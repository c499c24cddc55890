import { expect, test } from 'vitest'
import { relatedArticles } from './related-articles.ts'

const article = (slug: string, categoryId: string, title: string, ...tags: string[]) => ({
  slug,
  categoryId,
  title,
  excerpt: 'What the bot does and what you do.',
  tags,
})

const articles = [
  article('limit', 'risk', 'Setting the drawdown limit', 'drawdown'),
  article('reserve', 'risk', 'Keeping a reserve', 'cash'),
  article('leverage', 'risk', 'How leverage adds up', 'margin'),
  article('drawdown', 'risk', 'What drawdown means', 'drawdown', 'equity'),
  article('margin', 'risk', 'Margin calls with leverage', 'liquidation'),
  article('dashboard', 'account', 'Drawdown on the dashboard', 'drawdown'),
  article('invoice', 'account', 'Reading an invoice', 'invoice'),
]

const relatedTo = (slug: string) =>
  articles
    .filter((each) => each.slug === slug)
    .flatMap((each) => relatedArticles(articles, each).map((related) => related.slug))

test('articles of the same category that share rare terms come first', () => {
  expect(relatedTo('limit')[0]).toBe('drawdown')
  expect(relatedTo('leverage')[0]).toBe('margin')
})

test('three of the same category; without shared terms in reading order', () => {
  expect(relatedTo('reserve')).toEqual(['limit', 'leverage', 'drawdown'])
})

test('terms are found in Chinese, too', () => {
  const limit = article('a', 'risk', '设置回撤警戒线', '警戒线')
  const texts = [limit, article('b', 'risk', '备用金', '资金'), article('c', 'risk', '回撤怎么算', '净值')]
  expect(relatedArticles(texts, limit).map(({ slug }) => slug)).toEqual(['c', 'b'])
})

test('a small category gives fewer, never the article itself', () => {
  expect(relatedTo('dashboard')).toEqual(['invoice'])
})
