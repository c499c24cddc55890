import { createFileRoute } from '@tanstack/react-router'
import { PostPage } from '#features/blog/post-page.tsx'
import { postCall } from '#features/blog/calls.ts'
import { NewsletterBox } from '#features/newsletter/newsletter-box.tsx'
import { loadItem } from '#shell/loaders.ts'
import { articleNode } from '#seo/article-node.ts'
import { itemHead } from '#seo/page-head.ts'
import { ArticleSkeleton } from '#ui/article/article-skeleton.tsx'

export const Route = createFileRoute('/resources/blog/$slug')({
  loader: ({ context, params: { slug } }) => loadItem(context, 'blog', postCall, slug),
  head: (page) => {
    const post = page.loaderData
    return itemHead('blog', page, {
      type: 'article',
      translations: post?.blogs_id.translations,
      nodes: import.meta.env.SSR &&
        post && [
          articleNode({
            type: 'BlogPosting',
            title: post.title,
            excerpt: post.intro,
            published: post.blogs_id.date_created,
            updated: post.blogs_id.date_updated ?? post.blogs_id.date_created,
            section: post.category.title,
            tags: post.blogs_id.tags,
            author: post.blogs_id.user_created,
          }),
        ],
    })
  },
  component: () => <PostPage post={Route.useLoaderData()} newsletter={<NewsletterBox id="post" />} />,
  pendingComponent: ArticleSkeleton,
  pendingMs: 200,
})
