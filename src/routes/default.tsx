import { createFileRoute } from '@tanstack/react-router'
import { PlaceholderPage } from '#features/shell/placeholder-page.tsx'
import { readSeo } from '#features/shell/queries.ts'
import { sectionHead, useShell } from '#features/shell/route.ts'
import { sections } from '#model/sections.ts'

export const Route = createFileRoute('/default')({
  loader: ({ context: { api, locale } }) => readSeo(api, locale, sections.default.seo),
  head: (page) => sectionHead('default', page, { seo: page.loaderData }),
  component: () => <PlaceholderPage navigation={useShell().chrome.navigation} />,
})
