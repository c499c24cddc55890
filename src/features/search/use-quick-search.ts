import { useRouteContext } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { searchCall } from './calls.ts'
import type { SearchAnswer } from './schema.ts'

/** Longer than the time between two keys of a fast typist, ms. */
const debounceMs = 120
/** Hits in the dialog; the search page has all. */
const quickLimit = 8

/** The best hits of `q`, as the visitor types. Until the first answer, and without `q`, there is none. */
export function useQuickSearch(q: string): { answer: SearchAnswer | undefined; failed: boolean } {
  const { api, locale: lang } = useRouteContext({ from: '__root__' })
  const [state, setState] = useState<{ answer?: SearchAnswer; failed: boolean }>({ failed: false })
  const latest = useRef('')
  useEffect(() => {
    latest.current = q
    if (q === '') return undefined
    const timer = setTimeout(() => {
      api(searchCall, { lang, q, limit: quickLimit, section: 'all', page: 1 }).then(
        (answer) => latest.current === q && setState({ answer, failed: false }),
        (error: unknown) => {
          console.error(error)
          if (latest.current === q) setState({ failed: true })
        },
      )
    }, debounceMs)
    return () => clearTimeout(timer)
  }, [api, lang, q])
  return q === '' ? { answer: undefined, failed: false } : { answer: state.answer, failed: state.failed }
}
