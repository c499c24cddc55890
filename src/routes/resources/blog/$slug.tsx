import { createFileRoute, notFound } from '@tanstack/react-router'
import { PostPage } from '#features/blog/post-page.tsx'
import { findPost } from '#features/blog/queries.ts'
import { postNodes } from '#features/blog/structured-data.ts'
import { NewsletterForm } from '#features/newsletter/newsletter-form.tsx'
import { defaultLocale } from '#i18n/locales.ts'
import { localizePath } from '#i18n/paths.ts'
import { localesOf } from '#model/translations.ts'
import { sections } from '#model/sections.ts'
import { completeSeo, detailSeo } from '#model/seo.ts'
import { readSeo } from '#features/shell/queries.ts'
import { pageHead } from '#seo/page-head.ts'
import { breadcrumbsTo } from '#seo/breadcrumbs.ts'
import { ArticleSkeleton } from '#ui/article/article-skeleton.tsx'

export const Route = createFileRoute('/resources/blog/$slug')({
  loader: async ({ context: { api, locale }, params: { slug } }) => {
    const [post, record] = await Promise.all([
      findPost(api, locale, slug),
      readSeo(api, locale, sections.blog.items.seo),
    ])
    if (!post) throw notFound()
    return { ...post, seo_detail: completeSeo(detailSeo(post), post.inEnglish ? undefined : record) }
  },
  head: ({ match, matches, params: { slug }, loaderData: post }) =>
    pageHead({
      ...match.context,
      ...(post?.inEnglish && { locale: defaultLocale }),
      matches,
      path: `${sections.blog.path}/${slug}`,
      seo: post?.seo_detail,
      languages: localesOf(post?.blogs_id.translations),
      type: 'article',
      about:
        import.meta.env.SSR && post && !post.inEnglish
          ? { breadcrumbs: breadcrumbsTo(match.context.messages, 'blog', post.title), nodes: [postNodes(post)] }
          : undefined,
    }),
  component: Page,
  pendingComponent: ArticleSkeleton,
  pendingMs: 200,
})

function Page() {
  const post = Route.useLoaderData()
  const { locale, origin } = Route.useRouteContext()
  const address = origin + localizePath(locale, `${sections.blog.path}/${post.slug}`)
  return <PostPage post={post} address={address} newsletter={<NewsletterForm id="post-email" />} />
}
