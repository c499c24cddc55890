import { QueryClient } from '@tanstack/react-query'
import * as v from 'valibot'
import { ApiError, refetchAfterMs, type Api } from './api.ts'
import { addressOf } from './call.ts'

/** The browser's one query client. It keeps what loaders read: going back asks nothing. */
export const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: refetchAfterMs } } })

const Envelope = v.object({ data: v.unknown() })

/** {@link Api} over HTTP. Equal reads share a request; answers count for 10 s. */
export const browserApi: Api = async (call, query) => {
  const { path, search } = addressOf(call, query)
  const data = await queryClient.fetchQuery({
    queryKey: [path, search],
    queryFn: async ({ signal }) => {
      const response = await fetch(search ? `${path}?${search}` : path, { signal })
      if (!response.ok) throw new ApiError(response.status, `${path} answered ${response.status}`)
      return v.parse(Envelope, await response.json()).data
    },
  })
  return v.parse(call.answer, data)
}
