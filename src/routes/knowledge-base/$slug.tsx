import { createFileRoute } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { ArticlePage } from '#features/knowledge-base/article-page.tsx'
import { articleCall } from '#features/knowledge-base/calls.ts'
import { loadItem } from '#shell/loaders.ts'
import { StatusPage } from '#shell/status-page.tsx'
import { articleNode } from '#seo/article-node.ts'
import { itemHead } from '#seo/page-head.ts'

export const Route = createFileRoute('/knowledge-base/$slug')({
  loader: ({ context, params: { slug } }) => loadItem(context, 'knowledge-base', articleCall, slug),
  head: (page) => {
    const article = page.loaderData
    return itemHead('knowledge-base', page, {
      type: 'article',
      translations: article?.translations,
      nodes: import.meta.env.SSR &&
        article && [
          articleNode({ ...article, type: 'TechArticle', section: article.category, updated: article.updatedAt }),
        ],
    })
  },
  component: () => <ArticlePage article={Route.useLoaderData()} />,
  notFoundComponent: Missing,
})

function Missing() {
  const t = useTranslations()
  return <StatusPage status={404} title={t('error.notFoundTitle')} message={t('knowledgeBase.articleNotFound')} />
}
