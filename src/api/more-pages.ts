import { infiniteQueryOptions, type InfiniteData, type QueryKey } from '@tanstack/react-query'

interface MorePages<T> {
  /** Names the list: its language and what it is narrowed to. */
  queryKey: QueryKey
  /** The page that the server rendered, and its number. */
  first: T
  page: number
  read: (page: number) => Promise<T>
}

/**
 * The pages of a list from the rendered one on, appended while the number is below `total_pages`.
 * None is read again.
 */
export function morePagesQuery<T extends { total_pages: number }>({ queryKey, first, page, read }: MorePages<T>) {
  return infiniteQueryOptions<T, Error, InfiniteData<T, number>, QueryKey, number>({
    queryKey: [...queryKey, page],
    queryFn: ({ pageParam }) => read(pageParam),
    initialPageParam: page,
    initialData: { pages: [first], pageParams: [page] },
    getNextPageParam: (last, _pages, number) => (number < last.total_pages ? number + 1 : undefined),
    staleTime: Infinity,
    retry: 1,
  })
}
