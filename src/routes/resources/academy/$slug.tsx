import { createFileRoute, getRouteApi, notFound } from '@tanstack/react-router'
import { CoursePage } from '#features/academy/course-page.tsx'
import { findCourse } from '#features/academy/queries.ts'
import { courseNodes } from '#features/academy/structured-data.ts'
import { pageHead } from '#seo/page-head.ts'
import { trailTo } from '#seo/breadcrumbs.ts'

const rootRoute = getRouteApi('__root__')

export const Route = createFileRoute('/resources/academy/$slug')({
  loader: async ({ context: { api, locale }, params: { slug } }) => {
    const course = await findCourse(api, locale, slug)
    if (!course) throw notFound()
    return course
  },
  // One sample course under every slug: its own address is the canonical one.
  head: ({ match, matches, params, loaderData }) =>
    pageHead({
      ...match.context,
      matches,
      path: `/resources/academy/${loaderData?.slug ?? params.slug}`,
      seo: loaderData?.seo_detail,
      about:
        import.meta.env.SSR && loaderData
          ? { trail: trailTo(match.context.messages, 'academy', loaderData.title), nodes: [courseNodes(loaderData)] }
          : undefined,
    }),
  component: Page,
})

function Page() {
  const course = Route.useLoaderData()
  const { slug } = Route.useParams()
  const { links } = rootRoute.useLoaderData()
  return <CoursePage course={course} isStandIn={slug !== course.slug} appUrl={links.app} />
}
