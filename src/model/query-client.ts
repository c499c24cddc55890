import { QueryClient } from '@tanstack/react-query'

/** The browser's query client. Hydration does not load it. */
export const queryClient = new QueryClient()
