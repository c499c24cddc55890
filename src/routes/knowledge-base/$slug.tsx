import { createFileRoute } from '@tanstack/react-router'
import { ArticlePage } from '#features/knowledge-base/article-page.tsx'
import { articleCall } from '#features/knowledge-base/calls.ts'
import { loadItem } from '#shell/loaders.ts'
import { articleHead } from '#seo/article-head.ts'

export const Route = createFileRoute('/knowledge-base/$slug')({
  loader: ({ context, params: { slug } }) => loadItem(context, 'knowledge-base', articleCall, slug),
  head: (page) =>
    articleHead('knowledge-base', page, (article) => ({
      ...article,
      type: 'TechArticle',
      section: article.category,
      updated: article.updatedAt,
    })),
  component: () => <ArticlePage article={Route.useLoaderData()} />,
})
