import { createFileRoute } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { ArticlePage } from '#features/knowledge-base/article-page.tsx'
import { articleCall } from '#features/knowledge-base/calls.ts'
import { articleNodes } from '#features/knowledge-base/structured-data.ts'
import { loadItem } from '#features/shell/queries.ts'
import { itemHead, useShell } from '#features/shell/route.ts'
import { StatusPage } from '#features/shell/status-page.tsx'
import { localizePath } from '#i18n/paths.ts'
import { sections } from '#model/sections.ts'
import { HelpBox } from '#ui/help-box.tsx'

export const Route = createFileRoute('/knowledge-base/$slug')({
  loader: ({ context, params: { slug } }) => loadItem(context, 'knowledge-base', articleCall, slug),
  head: (page) =>
    itemHead('knowledge-base', page, {
      type: 'article',
      nodes: import.meta.env.SSR && page.loaderData && [articleNodes(page.loaderData)],
    }),
  component: Page,
  notFoundComponent: Missing,
})

function Page() {
  const article = Route.useLoaderData()
  const { locale, origin } = Route.useRouteContext()
  const { support, community } = useShell().links
  const address = origin + localizePath(locale, `${sections['knowledge-base'].path}/${article.slug}`)
  return (
    <ArticlePage article={article} address={address} help={<HelpBox supportUrl={support} communityUrl={community} />} />
  )
}

function Missing() {
  const t = useTranslations()
  return <StatusPage status={404} title={t('error.notFoundTitle')} message={t('knowledgeBase.articleNotFound')} />
}
