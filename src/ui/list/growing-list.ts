import { InfiniteQueryObserver, type InfiniteData } from '@tanstack/react-query'
import { queryClient } from '#model/query-client.ts'

export interface ListPage {
  total_pages: number
}

export type GrowingList<T extends ListPage> = InfiniteQueryObserver<T, Error, InfiniteData<T, number>, string[], number>

/** The list `key` from `page` on; `list` is its first page. Loaded pages are not fetched again. */
export const growingList = <T extends ListPage>(
  key: string,
  list: T,
  page: number,
  readPage: (page: number) => Promise<T>,
): GrowingList<T> =>
  new InfiniteQueryObserver(queryClient, {
    queryKey: ['list', key],
    queryFn: ({ pageParam }) => readPage(pageParam),
    initialPageParam: page,
    initialData: { pages: [list], pageParams: [page] },
    getNextPageParam: ({ total_pages }, _pages, number) => (number < total_pages ? number + 1 : undefined),
    staleTime: Infinity,
    retry: 1,
  })
