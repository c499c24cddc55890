import { createFileRoute } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { AddressSearch } from '#features/search/address-search.tsx'
import { ArticlePage } from '#features/knowledge-base/article-page.tsx'
import { articleCall } from '#features/knowledge-base/calls.ts'
import { loadItem } from '#shell/loaders.ts'
import { StatusPage } from '#shell/status-page.tsx'
import { SupportLink } from '#ui/support-link.tsx'
import { articleHead } from '#seo/article-head.ts'

export const Route = createFileRoute('/knowledge-base/$slug')({
  loader: ({ context, params: { slug } }) => loadItem(context, 'knowledge-base', articleCall, slug),
  head: (page) =>
    articleHead('knowledge-base', page, (article) => ({
      ...article,
      type: 'TechArticle',
      section: article.category,
      updated: article.updatedAt,
    })),
  component: () => <ArticlePage article={Route.useLoaderData()} />,
  notFoundComponent: Missing,
})

function Missing() {
  const t = useTranslations()
  return (
    <StatusPage status={404} title={t('knowledgeBase.articleNotFound')} retry={<SupportLink />}>
      <AddressSearch />
    </StatusPage>
  )
}
