import { whenIdle } from '#ui/when-idle.ts'

/** A section is current once its heading is in the top fifth, just below where anchors stop. */
const line = 0.2

/**
 * Marks, in a table of contents (`nav[data-contents]`), the last link whose heading has passed the
 * line; at each scroll, because the app may have changed the page. Without React.
 */
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
  // Not at once: it would lay out the page in the task of the entry script.
  whenIdle(mark)
}
