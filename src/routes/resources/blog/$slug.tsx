import { createFileRoute } from '@tanstack/react-router'
import { PostPage } from '#features/blog/post-page.tsx'
import { postCall } from '#features/blog/calls.ts'
import { postNodes } from '#features/blog/structured-data.ts'
import { NewsletterForm } from '#features/newsletter/newsletter-form.tsx'
import { loadItem } from '#features/shell/queries.ts'
import { itemHead } from '#features/shell/route.ts'
import { localesOf } from '#model/translations.ts'
import { ArticleSkeleton } from '#ui/article/article-skeleton.tsx'
import styles from '#ui/screens/article.css?url'

export const Route = createFileRoute('/resources/blog/$slug')({
  staticData: { styles },
  loader: ({ context, params: { slug } }) => loadItem(context, 'blog', postCall, slug),
  head: (page) =>
    itemHead('blog', page, {
      type: 'article',
      languages: localesOf(page.loaderData?.blogs_id.translations),
      nodes: import.meta.env.SSR && page.loaderData && [postNodes(page.loaderData)],
    }),
  component: () => <PostPage post={Route.useLoaderData()} newsletter={<NewsletterForm id="post-email" />} />,
  pendingComponent: ArticleSkeleton,
  pendingMs: 200,
})
