import * as v from 'valibot'
import { ApiError, refetchAfterMs, type Api } from './api.ts'
import { addressOf } from './call.ts'

const Envelope = v.object({ data: v.unknown() })

/** The data that `/api` answers. Rejects with an ApiError for any status but 2xx. */
async function fetchData(path: string, search: string, signal?: AbortSignal): Promise<unknown> {
  const response = await fetch(search ? `${path}?${search}` : path, signal ? { signal } : {})
  if (!response.ok) throw new ApiError(response.status, `${path} answered ${response.status}`)
  return v.parse(Envelope, await response.json()).data
}

/** {@link Api} over HTTP, for reads that happen once a page: it does not load the query client. */
export const directApi: Api = async (call, query) => {
  const { path, search } = addressOf(call, query)
  return v.parse(call.answer, await fetchData(path, search))
}

/** {@link Api} over HTTP. Equal reads share a request for 10 s. The first read loads the query client. */
export const browserApi: Api = async (call, query) => {
  const { path, search } = addressOf(call, query)
  const { queryClient } = await import('#model/query-client.ts')
  const data = await queryClient.fetchQuery({
    queryKey: [path, search],
    staleTime: refetchAfterMs,
    queryFn: ({ signal }) => fetchData(path, search, signal),
  })
  return v.parse(call.answer, data)
}
