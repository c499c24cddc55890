import { getRouteApi } from '@tanstack/react-router'
import { sections, type ListFilter, type SectionName } from '#model/sections.ts'
import type { SeoDetail } from '#model/seo.ts'
import { sectionHead, type HeadMatch } from '#seo/page-head.ts'
import { listPath } from '#ui/list/list-filter.ts'

const rootRoute = getRouteApi('__root__')

/** The root route's data: texts, numbers and addresses of the site. */
export const useShell = () => rootRoute.useLoaderData()

/** The head of a section's list. Crawlers index only the unfiltered list. */
export function listHead<Name extends SectionName>(
  name: Name,
  page: HeadMatch<{ seo: SeoDetail | undefined; filter: ListFilter<Name> & { page: number } }>,
) {
  const filter = page.loaderData?.filter
  if (!filter) return sectionHead(name, page)
  const narrowed = listPath(name, { ...filter, page: 1 }) !== sections[name].path
  return sectionHead(name, page, { path: listPath(name, filter), page: filter.page, narrowed })
}
