import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

/** Long enough for the next letter to come first. */
const debounceMs = 250

/**
 * Lets a list follow its search field: the address is replaced by `hrefOf` what was typed, so that going back leaves the list, and
 * the page stays where it is with the focus in the field. The field itself is not controlled: what was typed before the app arrived
 * is kept and searched.
 */
export function useLiveSearch(q: string, hrefOf: (q: string) => string) {
  const router = useRouter()
  const field = useRef<HTMLInputElement>(null)
  /** What the field last asked for; another `q` came from elsewhere (Clear filters, back, a chip). */
  const asked = useRef(q)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  function search(text: string) {
    clearTimeout(timer.current)
    asked.current = text.trim()
    if (asked.current === q) return
    void router.navigate({ href: hrefOf(asked.current), replace: true, resetScroll: false })
  }

  function follow(text: string) {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => search(text), debounceMs)
  }

  // What was typed before the app came: there is no further event for it.
  useEffect(() => {
    if (field.current && field.current.value.trim() !== asked.current) search(field.current.value)
    return () => clearTimeout(timer.current)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only once, when the field is taken over
  }, [])

  useEffect(() => {
    if (!field.current || q === asked.current) return
    clearTimeout(timer.current)
    asked.current = q
    field.current.value = q
  }, [q])

  return { field, search, follow }
}
