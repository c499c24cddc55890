import { createFileRoute } from '@tanstack/react-router'
import { PostPage } from '#features/blog/post-page.tsx'
import { postCall } from '#features/blog/calls.ts'
import { NewsletterBox } from '#features/newsletter/newsletter-box.tsx'
import { loadItem } from '#shell/loaders.ts'
import { articleHead } from '#seo/article-head.ts'
import { ArticleSkeleton } from '#ui/article/article-skeleton.tsx'

export const Route = createFileRoute('/resources/blog/$slug')({
  loader: ({ context, params: { slug } }) => loadItem(context, 'blog', postCall, slug),
  head: (page) =>
    articleHead('blog', page, ({ title, intro, category, blogs_id }) => ({
      ...blogs_id,
      type: 'BlogPosting',
      title,
      excerpt: intro,
      published: blogs_id.date_created,
      updated: blogs_id.date_updated ?? blogs_id.date_created,
      section: category.title,
      author: blogs_id.user_created,
    })),
  component: () => <PostPage post={Route.useLoaderData()} newsletter={<NewsletterBox id="post" />} />,
  pendingComponent: ArticleSkeleton,
  pendingMs: 200,
})
