import { createFileRoute } from '@tanstack/react-router'
import { PlaceholderPage } from '#shell/placeholder-page.tsx'
import { withSeo } from '#shell/loaders.ts'
import { useShell } from '#shell/route.ts'
import { sectionHead } from '#seo/page-head.ts'

export const Route = createFileRoute('/default')({
  loader: ({ context }) => withSeo(context, 'default', {}),
  head: (page) => sectionHead('default', page),
  component: () => <PlaceholderPage navigation={useShell().frame.navigation} />,
})
