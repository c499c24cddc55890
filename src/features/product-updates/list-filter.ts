import * as v from 'valibot'
import { PageNumber } from '#api/page-number.ts'
import { UpdateFilter } from './schema.ts'

const ListFilter = v.object({ type: v.optional(UpdateFilter, 'all'), page: PageNumber })
export type ListFilter = v.InferOutput<typeof ListFilter>

/** What the query of the list asks for; `undefined` when there is no such kind of release or page number. */
export function listFilter(search: { type?: string | undefined; page?: string | undefined }): ListFilter | undefined {
  const filter = v.safeParse(ListFilter, search)
  return filter.success ? filter.output : undefined
}
