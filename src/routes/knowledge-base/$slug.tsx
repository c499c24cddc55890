import { createFileRoute, getRouteApi, notFound } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { ArticlePage } from '#features/knowledge-base/article-page.tsx'
import { findArticle } from '#features/knowledge-base/queries.ts'
import { articleNodes } from '#features/knowledge-base/structured-data.ts'
import { readSeo } from '#features/shell/queries.ts'
import { StatusPage } from '#features/shell/status-page.tsx'
import { localizePath } from '#i18n/paths.ts'
import { sections } from '#model/sections.ts'
import { completeSeo } from '#model/seo.ts'
import { pageHead } from '#seo/page-head.ts'
import { breadcrumbsTo } from '#seo/breadcrumbs.ts'
import { HelpBox } from '#ui/help-box.tsx'

const rootRoute = getRouteApi('__root__')

export const Route = createFileRoute('/knowledge-base/$slug')({
  loader: async ({ context: { api, locale }, params: { slug } }) => {
    const [article, record] = await Promise.all([
      findArticle(api, locale, slug),
      readSeo(api, locale, sections['knowledge-base'].items.seo),
    ])
    if (!article) throw notFound()
    return { ...article, seo_detail: completeSeo(article.seo_detail, record) }
  },
  head: ({ match, matches, loaderData: article, params: { slug } }) =>
    pageHead({
      ...match.context,
      matches,
      path: `${sections['knowledge-base'].path}/${slug}`,
      seo: article?.seo_detail,
      type: 'article',
      about:
        import.meta.env.SSR && article
          ? {
              breadcrumbs: breadcrumbsTo(match.context.messages, 'knowledge-base', article.title),
              nodes: [articleNodes(article)],
            }
          : undefined,
    }),
  component: Page,
  notFoundComponent: Missing,
})

function Page() {
  const article = Route.useLoaderData()
  const { locale, origin } = Route.useRouteContext()
  const { support, community } = rootRoute.useLoaderData().links
  const address = origin + localizePath(locale, `${sections['knowledge-base'].path}/${article.slug}`)
  return (
    <ArticlePage article={article} address={address} help={<HelpBox supportUrl={support} communityUrl={community} />} />
  )
}

function Missing() {
  const t = useTranslations()
  return <StatusPage status={404} title={t('error.notFoundTitle')} message={t('knowledgeBase.articleNotFound')} />
}
