import { useSyncExternalStore } from 'react'

/** A visitor from a country that the operator does not serve. */
interface Unserved {
  /** The country's ISO 3166-1 code. */
  country: string
  /** The address of the registration. */
  register: string
}

let visitor: Unserved | undefined
const listeners = new Set<() => void>()

/** Shows the notes for an unserved visitor (docs/product.md#countries-served). */
export function setUnserved(unserved: Unserved) {
  visitor = unserved
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The unserved visitor, if `href` is the registration. The server and the first render know none. */
export function useUnserved(href: string): Unserved | undefined {
  const unserved = useSyncExternalStore(
    subscribe,
    () => visitor,
    () => undefined,
  )
  return unserved?.register === href ? unserved : undefined
}
