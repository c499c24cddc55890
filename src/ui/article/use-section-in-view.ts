import { useEffect, useState } from 'react'

/** A section is in view once its heading is in the top fifth of the window: just below where an anchor stops (spec §2). */
const lineFromBottom = '-80%'

/**
 * The id of the section that is being read: the last of `ids` (in order) whose heading has passed the line; `undefined`
 * above the first. Only the browser knows, so the server's HTML marks none.
 */
export function useSectionInView(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>()
  const names = ids.join(' ')

  useEffect(() => {
    const headings = names.split(' ').flatMap((id) => document.getElementById(id) ?? [])
    const passed = new Set<Element>()
    const watch = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          if (isIntersecting) passed.add(target)
          else passed.delete(target)
        setCurrent(headings.findLast((heading) => passed.has(heading))?.id)
      },
      // Endless above: a heading stays counted however far the page has been scrolled, or has jumped, past it.
      { rootMargin: `1000000px 0px ${lineFromBottom} 0px` },
    )
    for (const heading of headings) watch.observe(heading)
    return () => watch.disconnect()
  }, [names])

  return current
}
