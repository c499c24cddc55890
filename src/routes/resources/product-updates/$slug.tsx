import { createFileRoute } from '@tanstack/react-router'
import { NewsletterBox } from '#features/newsletter/newsletter-box.tsx'
import { updateCall } from '#features/product-updates/calls.ts'
import { UpdatePage } from '#features/product-updates/update-page.tsx'
import { loadItem } from '#shell/loaders.ts'
import { articleNode } from '#seo/article-node.ts'
import { itemHead } from '#seo/page-head.ts'
import { ArticleSkeleton } from '#ui/article/article-skeleton.tsx'

export const Route = createFileRoute('/resources/product-updates/$slug')({
  loader: ({ context, params: { slug } }) => loadItem(context, 'product-updates', updateCall, slug),
  head: (page) => {
    const update = page.loaderData
    const date = update?.product_updates_id.date_created
    return itemHead('product-updates', page, {
      type: 'article',
      translations: update?.product_updates_id.translations,
      nodes: import.meta.env.SSR &&
        update && [
          articleNode({
            type: 'Article',
            title: update.title,
            excerpt: update.intro,
            published: date,
            updated: date,
            section: update.category?.name,
          }),
        ],
    })
  },
  component: () => <UpdatePage update={Route.useLoaderData()} newsletter={<NewsletterBox id="update" />} />,
  pendingComponent: ArticleSkeleton,
  pendingMs: 200,
})
