import { createFileRoute, notFound } from '@tanstack/react-router'
import { PostPage } from '#features/blog/post-page.tsx'
import { findPost } from '#features/blog/queries.ts'
import { postNodes } from '#features/blog/structured-data.ts'
import { NewsletterForm } from '#features/newsletter/newsletter-form.tsx'
import { defaultLocale } from '#i18n/locales.ts'
import { localizePath } from '#i18n/paths.ts'
import { localesOf } from '#model/translations.ts'
import { pageHead } from '#seo/page-head.ts'
import { trailTo } from '#seo/breadcrumbs.ts'
import { ArticleSkeleton } from '#ui/article/article-skeleton.tsx'
import { detailSeo } from '#model/seo.ts'

export const Route = createFileRoute('/resources/blog/$slug')({
  loader: async ({ context: { api, locale }, params: { slug } }) => {
    const post = await findPost(api, locale, slug)
    if (!post) throw notFound()
    return post
  },
  head: ({ match, matches, params: { slug }, loaderData: post }) =>
    pageHead({
      ...match.context,
      ...(post?.inEnglish && { locale: defaultLocale }),
      matches,
      path: `/resources/blog/${slug}`,
      seo: post && detailSeo(post),
      languages: localesOf(post?.blogs_id.translations),
      type: 'article',
      about:
        import.meta.env.SSR && post && !post.inEnglish
          ? { trail: trailTo(match.context.messages, 'blog', post.title), nodes: [postNodes(post)] }
          : undefined,
    }),
  component: Page,
  pendingComponent: ArticleSkeleton,
  pendingMs: 200,
})

function Page() {
  const post = Route.useLoaderData()
  const { locale, origin } = Route.useRouteContext()
  const address = origin + localizePath(locale, `/resources/blog/${post.slug}`)
  return <PostPage post={post} address={address} newsletter={<NewsletterForm id="post-email" />} />
}
