import { queryClient } from '#api/browser-api.ts'
import { createSession } from './session-client.ts'

/** Where the current user stands in the query client: `useQuery({ queryKey: currentUserKey, … })`; `{}` is nobody. */
const currentUserKey = ['session', 'user']
queryClient.setQueryDefaults(currentUserKey, { gcTime: Infinity, staleTime: Infinity })

/** The visitor's session; only in the bundle of a build with `SESSION=on` (src/hydrate.tsx). */
export const session = createSession({
  url: new URL('/api', location.origin).href,
  onUser: (user) => queryClient.setQueryData(currentUserKey, user),
})
