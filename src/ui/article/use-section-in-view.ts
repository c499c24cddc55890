import { useEffect, useState } from 'react'

/** A section is current once its heading is in the top fifth, just below where anchors stop. */
const bottomMargin = '-80%'

/** The id of the section being read: the last of `ids` whose heading has passed the line. */
export function useSectionInView(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>()
  const names = ids.join(' ')

  useEffect(() => {
    const headings = names.split(' ').flatMap((id) => document.getElementById(id) ?? [])
    const passed = new Set<Element>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          if (isIntersecting) passed.add(target)
          else passed.delete(target)
        setCurrent(headings.findLast((heading) => passed.has(heading))?.id)
      },
      // No limit above the window: a heading still counts when the page is scrolled far past it.
      { rootMargin: `1000000px 0px ${bottomMargin} 0px` },
    )
    for (const heading of headings) observer.observe(heading)
    return () => observer.disconnect()
  }, [names])

  return current
}
