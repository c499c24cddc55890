import * as v from 'valibot'
import { ApiError, refetchAfterMs, type Api } from './api.ts'
import { addressOf } from './call.ts'

const Envelope = v.object({ data: v.unknown() })

/** {@link Api} over HTTP. Equal reads share a request for 10 s. The first read loads the query client. */
export const browserApi: Api = async (call, query) => {
  const { path, search } = addressOf(call, query)
  const { queryClient } = await import('#model/query-client.ts')
  const data = await queryClient.fetchQuery({
    queryKey: [path, search],
    staleTime: refetchAfterMs,
    queryFn: async ({ signal }) => {
      const response = await fetch(search ? `${path}?${search}` : path, { signal })
      if (!response.ok) throw new ApiError(response.status, `${path} answered ${response.status}`)
      return v.parse(Envelope, await response.json()).data
    },
  })
  return v.parse(call.answer, data)
}
