import { whenIdle } from '#ui/when-idle.ts'

/** Marks the current link of a table of contents (`nav[data-contents]`). It works before hydration. */
export function markCurrentHeading() {
  // A heading is current once it is in the top fifth of the window, just below the stop of anchors.
  const hasPassed = ({ hash }: HTMLAnchorElement) => {
    const heading = document.getElementById(hash.slice(1))
    return heading !== null && heading.getBoundingClientRect().top <= innerHeight / 5
  }
  const mark = () => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-contents] a')]
    const current = links.findLast(hasPassed)
    for (const link of links) link.ariaCurrent = link === current ? 'location' : null
  }
  addEventListener('scroll', mark, { passive: true })
  // Later, because it forces layout.
  whenIdle(mark)
}
