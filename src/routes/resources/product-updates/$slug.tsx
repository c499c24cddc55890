import { createFileRoute } from '@tanstack/react-router'
import { NewsletterBox } from '#features/newsletter/newsletter-box.tsx'
import { updateCall } from '#features/product-updates/calls.ts'
import { UpdatePage } from '#features/product-updates/update-page.tsx'
import { loadItem } from '#shell/loaders.ts'
import { articleHead } from '#seo/article-head.ts'
import { ArticleSkeleton } from '#ui/article/article-skeleton.tsx'

export const Route = createFileRoute('/resources/product-updates/$slug')({
  loader: ({ context, params: { slug } }) => loadItem(context, 'product-updates', updateCall, slug),
  head: (page) =>
    articleHead('product-updates', page, ({ title, intro, category, product_updates_id: release }) => ({
      ...release,
      type: 'Article',
      title,
      excerpt: intro,
      published: release.date_created,
      updated: release.date_created,
      section: category?.name,
    })),
  component: () => <UpdatePage update={Route.useLoaderData()} newsletter={<NewsletterBox id="update" />} />,
  pendingComponent: ArticleSkeleton,
  pendingMs: 200,
})
