import type { CompiledLocale } from '#worker/content/compiled.ts'
import type { Say } from './texts.ts'

/** Two articles of the server. It knows the second one of the files, too, but shows it no more. */
export function sampleArticles({ 'knowledge-base': files }: CompiledLocale, say: Say) {
  const [first, second] = files.articles.map(({ summary }) => summary)
  const articles = [1, 2].map((number) => ({
    slug: `cms-article-${number}`,
    title: say(`article ${number}`),
    excerpt: say(`about article ${number}`),
    categoryId: first?.categoryId,
    icon: 'bell',
    popular: number === 1,
    tags: number === 1 ? ['cms'] : undefined,
    updatedAt: '2026-03-15T08:30:00.000Z',
  }))
  return {
    categories: files.categories
      .slice(0, 1)
      .map(({ id, icon }) => ({ id, icon, name: say('group'), description: say('texts') })),
    articles,
    known: [...articles.map(({ slug }) => slug), second?.slug],
  }
}
