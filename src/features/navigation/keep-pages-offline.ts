import type { AnyRouter } from '@tanstack/react-router'

/**
 * Without a network the router shows the pages that it still has as they were. Otherwise it would
 * read them again, and show the error of the failed read in their place.
 */
export function keepPagesOffline(router: AnyRouter): void {
  const update = () => router.update({ ...router.options, defaultStaleTime: navigator.onLine ? 0 : Infinity })
  addEventListener('offline', update)
  addEventListener('online', update)
}
