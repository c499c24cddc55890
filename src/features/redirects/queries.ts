import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import type { Api } from '#api/api.ts'
import { Redirect } from './schema.ts'

/** Where the public path `path` went; null when it stays. Asked once a visit. */
export const redirectQuery = (api: Api, path: string) =>
  queryOptions({
    queryKey: ['redirect', path],
    queryFn: () => api(v.nullable(Redirect), '/api/redirects', { path }),
    staleTime: Infinity,
    gcTime: Infinity,
  })
