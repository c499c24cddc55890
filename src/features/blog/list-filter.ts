import * as v from 'valibot'
import { PageNumber } from '#api/page-number.ts'
import { hrefOf } from '#ui/href.ts'
import { PostFilter } from './schema.ts'

const ListFilter = v.object({ category: v.optional(PostFilter, 'all'), page: PageNumber })
export type ListFilter = v.InferOutput<typeof ListFilter>

/** What the query of the blog list asks for; `undefined` when there is no such category or page number. */
export function listFilter(search: {
  category?: string | undefined
  page?: string | undefined
}): ListFilter | undefined {
  const filter = v.safeParse(ListFilter, search)
  return filter.success ? filter.output : undefined
}

/** The address of a page of the list. */
export const postsPath = ({ category, page }: ListFilter) =>
  hrefOf(
    '/resources/blog',
    {},
    { category: category === 'all' ? undefined : category, page: page > 1 ? page : undefined },
  )

/** The same address, at the list itself: a visitor who narrows it or goes on in it need not scroll. */
export const postsHref = (filter: ListFilter) => `${postsPath(filter)}#posts`
