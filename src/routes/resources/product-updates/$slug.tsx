import { createFileRoute } from '@tanstack/react-router'
import { ifAvailable } from '#api/api.ts'
import { NewsletterBox } from '#features/newsletter/newsletter-box.tsx'
import { readPlanNames } from '#features/pricing/calls.ts'
import { updateCall } from '#features/product-updates/calls.ts'
import { UpdatePage } from '#features/product-updates/update-page.tsx'
import { loadItem } from '#shell/loaders.ts'
import { articleHead } from '#seo/article-head.ts'
import { ArticleSkeleton } from '#ui/article/article-skeleton.tsx'

export const Route = createFileRoute('/resources/product-updates/$slug')({
  loader: async ({ context, context: { api, locale }, params: { slug } }) => {
    const update = await loadItem(context, 'product-updates', updateCall, slug)
    // Most releases affect all plans.
    const isForSome = update.product_updates_id.plans?.length
    const plans = isForSome ? await ifAvailable(readPlanNames(api, locale)) : undefined
    return { ...update, plans }
  },
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
  component: Page,
  pendingComponent: ArticleSkeleton,
  pendingMs: 200,
})

function Page() {
  const { plans, ...update } = Route.useLoaderData()
  return <UpdatePage update={update} plans={plans} newsletter={<NewsletterBox id="update" />} />
}
