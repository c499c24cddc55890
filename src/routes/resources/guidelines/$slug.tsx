import { createFileRoute } from '@tanstack/react-router'
import { guidelineCall } from '#features/guidelines/calls.ts'
import { GuidelinePage } from '#features/guidelines/guideline-page.tsx'
import { loadItem } from '#shell/loaders.ts'
import { articleNode } from '#seo/article-node.ts'
import { itemHead } from '#seo/page-head.ts'

export const Route = createFileRoute('/resources/guidelines/$slug')({
  loader: ({ context, params: { slug } }) => loadItem(context, 'guidelines', guidelineCall, slug),
  // One article under any slug: its own address is the canonical one.
  head: (page) => {
    const article = page.loaderData
    return itemHead('guidelines', page, {
      type: 'article',
      translations: article?.translations,
      nodes: import.meta.env.SSR &&
        article && [articleNode({ ...article, type: 'Article', updated: article.updatedAt })],
    })
  },
  component: () => <GuidelinePage guideline={Route.useLoaderData()} />,
})
