import { createFileRoute } from '@tanstack/react-router'
import { CoursePage } from '#features/academy/course-page.tsx'
import { courseCall } from '#features/academy/calls.ts'
import { courseNodes } from '#features/academy/structured-data.ts'
import { loadItem } from '#shell/loaders.ts'
import { itemHead } from '#seo/page-head.ts'

export const Route = createFileRoute('/resources/academy/$slug')({
  loader: ({ context, params: { slug } }) => loadItem(context, 'academy', courseCall, slug),
  // Every slug shows the sample course, whose own slug is canonical.
  head: (page) =>
    itemHead('academy', page, { nodes: import.meta.env.SSR && page.loaderData && [courseNodes(page.loaderData)] }),
  component: () => <CoursePage course={Route.useLoaderData()} slug={Route.useParams().slug} />,
})
