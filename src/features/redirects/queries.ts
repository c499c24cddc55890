import { queryOptions } from '@tanstack/react-query'
import type { Api } from '#api/api.ts'
import { redirectCall } from './calls.ts'

/** Where the public path `path` went; null when it stays. Asked once a visit. */
export const redirectQuery = (api: Api, path: string) =>
  queryOptions({
    queryKey: ['redirect', path],
    queryFn: () => api(redirectCall, { path }),
    staleTime: Infinity,
    gcTime: Infinity,
  })
