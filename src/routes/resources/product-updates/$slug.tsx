import { createFileRoute } from '@tanstack/react-router'
import { NewsletterForm } from '#features/newsletter/newsletter-form.tsx'
import { updateCall } from '#features/product-updates/calls.ts'
import { updateNodes } from '#features/product-updates/structured-data.ts'
import { UpdatePage } from '#features/product-updates/update-page.tsx'
import { loadItem } from '#features/shell/queries.ts'
import { itemHead } from '#features/shell/route.ts'
import { localesOf } from '#model/translations.ts'
import { ArticleSkeleton } from '#ui/article/article-skeleton.tsx'
import styles from '#ui/screens/article.css?url'

export const Route = createFileRoute('/resources/product-updates/$slug')({
  staticData: { styles },
  loader: ({ context, params: { slug } }) => loadItem(context, 'product-updates', updateCall, slug),
  head: (page) =>
    itemHead('product-updates', page, {
      type: 'article',
      languages: localesOf(page.loaderData?.product_updates_id.translations),
      nodes: import.meta.env.SSR && page.loaderData && [updateNodes(page.loaderData)],
    }),
  component: () => <UpdatePage update={Route.useLoaderData()} newsletter={<NewsletterForm id="update-email" />} />,
  pendingComponent: ArticleSkeleton,
  pendingMs: 200,
})
