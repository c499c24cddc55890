import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

/** Longer than the usual time between two keys. */
const debounceMs = 250

/**
 * Searches while the visitor types, and replaces the address. Text typed before hydration is
 * searched, too.
 */
export function useLiveSearch(q: string, hrefOf: (q: string) => string) {
  const router = useRouter()
  const field = useRef<HTMLInputElement>(null)
  /** The last search of this field. A different `q` comes from a link. */
  const lastSearched = useRef(q)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  function search(text: string) {
    clearTimeout(timer.current)
    lastSearched.current = text.trim()
    if (lastSearched.current === q) return
    void router.navigate({ href: hrefOf(lastSearched.current), replace: true, resetScroll: false })
  }

  function searchSoon(text: string) {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => search(text), debounceMs)
  }

  useEffect(() => {
    if (field.current && field.current.value.trim() !== lastSearched.current) search(field.current.value)
    return () => clearTimeout(timer.current)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only once, after hydration
  }, [])

  useEffect(() => {
    if (!field.current || q === lastSearched.current) return
    clearTimeout(timer.current)
    lastSearched.current = q
    field.current.value = q
  }, [q])

  return { field, search, searchSoon }
}
