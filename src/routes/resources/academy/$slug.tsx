import { createFileRoute } from '@tanstack/react-router'
import { CoursePage } from '#features/academy/course-page.tsx'
import { courseCall } from '#features/academy/calls.ts'
import { courseNodes } from '#features/academy/structured-data.ts'
import { loadItem } from '#shell/loaders.ts'
import { itemHead } from '#seo/page-head.ts'

export const Route = createFileRoute('/resources/academy/$slug')({
  loader: ({ context, params: { slug } }) => loadItem(context, 'academy', courseCall, slug),
  // One sample course under every slug: its own address is the canonical one.
  head: (page) =>
    itemHead('academy', page, {
      nodes: import.meta.env.SSR && page.loaderData && [courseNodes(page.loaderData)],
    }),
  component: Page,
})

function Page() {
  const course = Route.useLoaderData()
  const { slug } = Route.useParams()
  return <CoursePage course={course} isStandIn={slug !== course.slug} />
}
