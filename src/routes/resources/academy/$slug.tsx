import { createFileRoute } from '@tanstack/react-router'
import { academyItemCall } from '#features/academy/calls.ts'
import { CoursePage } from '#features/academy/course-page.tsx'
import { LessonPage } from '#features/academy/lesson-page.tsx'
import { PathPage } from '#features/academy/path-page.tsx'
import { itemNodes } from '#features/academy/structured-data.ts'
import { loadItem } from '#shell/loaders.ts'
import { itemHead } from '#seo/page-head.ts'

export const Route = createFileRoute('/resources/academy/$slug')({
  loader: ({ context, params: { slug } }) => loadItem(context, 'academy', academyItemCall, slug),
  head: (page) => {
    const item = page.loaderData
    return itemHead('academy', page, {
      ...(item?.kind === 'lesson' && { translations: item.translations }),
      nodes: import.meta.env.SSR && item && [itemNodes(item)],
    })
  },
  component: AcademyItemPage,
})

/** A course, a learning path or a lesson. */
function AcademyItemPage() {
  const item = Route.useLoaderData()
  if (item.kind === 'path') return <PathPage path={item} />
  if (item.kind === 'lesson') return <LessonPage lesson={item} />
  return <CoursePage course={item} />
}
