import type { AnyRouter } from '@tanstack/react-router'

/**
 * Without a network the router shows pages that it still has as they were. It would read them anew
 * else, and put the failed read's error in their place.
 */
export function keepPagesOffline(router: AnyRouter): void {
  const update = () => router.update({ ...router.options, defaultStaleTime: navigator.onLine ? 0 : Infinity })
  addEventListener('offline', update)
  addEventListener('online', update)
}
