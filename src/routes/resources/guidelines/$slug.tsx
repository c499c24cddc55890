import { createFileRoute } from '@tanstack/react-router'
import { guidelineCall } from '#features/guidelines/calls.ts'
import { GuidelinePage } from '#features/guidelines/guideline-page.tsx'
import { loadItem } from '#shell/loaders.ts'
import { articleHead } from '#seo/article-head.ts'

export const Route = createFileRoute('/resources/guidelines/$slug')({
  loader: ({ context, params: { slug } }) => loadItem(context, 'guidelines', guidelineCall, slug),
  head: (page) =>
    articleHead('guidelines', page, (article) => ({ ...article, type: 'Article', updated: article.updatedAt })),
  component: () => <GuidelinePage guideline={Route.useLoaderData()} />,
})
