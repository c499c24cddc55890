import { whenIdle } from '#ui/when-idle.ts'

/** A heading is current from the top fifth of the window on, just below the stop of anchors. */
const line = 0.2

/** Marks the current link of a table of contents (`nav[data-contents]`). It works before hydration. */
export function markCurrentHeading() {
  const hasPassed = ({ hash }: HTMLAnchorElement) => {
    const heading = document.getElementById(hash.slice(1))
    return heading !== null && heading.getBoundingClientRect().top <= innerHeight * line
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
