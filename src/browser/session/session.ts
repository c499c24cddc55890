import { queryClient } from '#model/query-client.ts'
import { createSession } from './session-client.ts'

/** Query key of the current user: `useQuery({ queryKey: currentUserKey, … })`; `{}` without a login. */
const currentUserKey = ['session', 'user']
queryClient.setQueryDefaults(currentUserKey, { gcTime: Infinity, staleTime: Infinity })

/** The visitor's session. Only in builds with `SESSION=on` (src/browser/hydrate.tsx). */
export const session = createSession(new URL('/api', location.origin).href, (user) =>
  queryClient.setQueryData(currentUserKey, user),
)
