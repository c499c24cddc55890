import { QueryClient } from '@tanstack/react-query'

/**
 * The browser's one query client: it keeps what was read, so that going back asks nothing. Not part
 * of what hydrates a page.
 */
export const queryClient = new QueryClient()
