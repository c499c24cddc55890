import { whenIdle } from './when-idle.ts'

/** What skipping.css may leave out. */
const farParts = 'main > section:nth-child(n + 3), main > article + section, .far, body > footer'

const allFarParts = () => document.querySelectorAll<HTMLElement>(farParts)
const { dataset } = document.documentElement

/** From now on everything is laid out, also what is far below the window (skipping.css). */
export function layOutWholePage(): void {
  dataset.whole = ''
  for (const part of allFarParts()) part.style.contentVisibility = ''
}

/**
 * Runs `change`, which styles the page anew, for what the window shows; what is far below it
 * follows in idle moments. The browser remembers the heights.
 */
export function changeVisibleFirst(change: () => void): void {
  const isWhole = 'whole' in dataset
  delete dataset.whole
  change()
  if (isWhole) whenIdle(layOutInIdle)
}

/**
 * After a reload, or on the way back, the browser scrolls to where the visitor was, and keys lead to
 * the end and to controls anywhere: the page must have its height by then.
 */
export function layOutBeforeJumps(): void {
  const [entry] = performance.getEntriesByType('navigation')
  if (entry instanceof PerformanceNavigationTiming && entry.type !== 'navigate') layOutWholePage()
  addEventListener('keydown', ({ key }) => {
    if (key === 'End' || key === 'Tab') layOutWholePage()
  })
}

/** Lays out what was left out, one part in each idle moment, so that no task is long. */
export function layOutInIdle(): void {
  const next = [...allFarParts()].find((part) => getComputedStyle(part).contentVisibility === 'auto')
  if (!next) return layOutWholePage()
  next.style.contentVisibility = 'visible'
  // After the frame in which it is laid out.
  requestAnimationFrame(() => whenIdle(layOutInIdle))
}
