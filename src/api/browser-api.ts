import { QueryClient } from '@tanstack/react-query'
import * as v from 'valibot'
import { ApiError, refetchAfterMs, type Api } from './api.ts'

/** The one query client of the browser; it also keeps what loaders read, so that going back asks nothing. */
export const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: refetchAfterMs } } })

const Envelope = v.object({ data: v.unknown() })

/** {@link Api} over HTTP. Equal reads under way share one request; an answer younger than 10 s is used again. */
export const browserApi: Api = async (schema, path, parameters = {}) => {
  const data = await queryClient.fetchQuery({
    queryKey: [path, parameters],
    queryFn: async ({ signal }) => {
      const given = Object.entries(parameters).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, String(value)]],
      )
      const query = new URLSearchParams(given).toString()
      const response = await fetch(query ? `${path}?${query}` : path, { signal })
      if (!response.ok) throw new ApiError(response.status, `${path} answered ${response.status}`)
      return v.parse(Envelope, await response.json()).data
    },
  })
  return v.parse(schema, data)
}
