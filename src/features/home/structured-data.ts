import { languageOf, type PageNodes } from '#seo/structured-data.ts'
import type { FaqItem } from './schema.ts'

export function faqNodes(items: FaqItem[]): PageNodes {
  if (items.length === 0) return () => []
  return (page) => [
    {
      '@type': 'FAQPage',
      '@id': `${page.address}#faq`,
      inLanguage: languageOf(page),
      mainEntity: items.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  ]
}
