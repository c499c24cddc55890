import { createFileRoute, notFound } from '@tanstack/react-router'
import { CoursePage } from '#features/academy/course-page.tsx'
import { findCourse } from '#features/academy/queries.ts'
import { pageHead } from '#seo/page-head.ts'
import { Route as Root } from '#site/routes/__root.tsx'

export const Route = createFileRoute('/resources/academy/$slug')({
  loader: async ({ context: { api, locale }, params: { slug } }) => {
    const course = await findCourse(api, locale, slug)
    if (!course) throw notFound()
    return course
  },
  // One sample course under every slug (spec §2): its own address is the canonical one.
  head: ({ match, params, loaderData }) =>
    pageHead({
      ...match.context,
      path: `/resources/academy/${loaderData?.slug ?? params.slug}`,
      seo: loaderData?.seo_detail,
    }),
  component: Page,
})

function Page() {
  const course = Route.useLoaderData()
  const { slug } = Route.useParams()
  const { links } = Root.useLoaderData()
  return <CoursePage course={course} isStandIn={slug !== course.slug} appUrl={links.app} />
}
