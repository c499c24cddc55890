import { createFileRoute, getRouteApi, notFound } from '@tanstack/react-router'
import { CoursePage } from '#features/academy/course-page.tsx'
import { findCourse } from '#features/academy/queries.ts'
import { courseNodes } from '#features/academy/structured-data.ts'
import { sections } from '#model/sections.ts'
import { completeSeo } from '#model/seo.ts'
import { readSeo } from '#features/shell/queries.ts'
import { pageHead } from '#seo/page-head.ts'
import { breadcrumbsTo } from '#seo/breadcrumbs.ts'

const rootRoute = getRouteApi('__root__')

export const Route = createFileRoute('/resources/academy/$slug')({
  loader: async ({ context: { api, locale }, params: { slug } }) => {
    const [course, record] = await Promise.all([
      findCourse(api, locale, slug),
      readSeo(api, locale, sections.academy.items.seo),
    ])
    if (!course) throw notFound()
    return { ...course, seo_detail: completeSeo(course.seo_detail, record) }
  },
  // One sample course under every slug: its own address is the canonical one.
  head: ({ match, matches, params, loaderData }) =>
    pageHead({
      ...match.context,
      matches,
      path: `${sections.academy.path}/${loaderData?.slug ?? params.slug}`,
      seo: loaderData?.seo_detail,
      about:
        import.meta.env.SSR && loaderData
          ? {
              breadcrumbs: breadcrumbsTo(match.context.messages, 'academy', loaderData.title),
              nodes: [courseNodes(loaderData)],
            }
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
