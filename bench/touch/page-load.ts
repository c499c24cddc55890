import { setTimeout } from 'node:timers/promises'
import type { Browser } from 'playwright'
import * as v from 'valibot'
import { hideAutomation } from './phone.ts'
import { openUnwatchedPage } from './unwatched-page.ts'

/** A page whose load is measured, with its goals. */
export interface PageLoad {
  name: string
  path: string
  /** How many times slower the processor is. */
  cpu: number
  /** At most so many ms. */
  goals: { lcp?: number; blocking?: number }
}

export const pageLoads: PageLoad[] = [
  { name: 'load of home', path: '/', cpu: 4, goals: { lcp: 1200, blocking: 100 } },
  { name: 'load of a list', path: '/resources/blog', cpu: 4, goals: { blocking: 100 } },
  {
    name: 'load of an article',
    path: '/knowledge-base/what-drawdown-means',
    cpu: 4,
    goals: { lcp: 1000, blocking: 100 },
  },
  { name: 'load of home, CPU 10x', path: '/', cpu: 10, goals: {} },
]

/** The cost of one load. */
export interface Load {
  /** Largest contentful paint, ms. */
  lcp: number
  /**
   * Total blocking time, ms: what tasks after the first contentful paint take beyond 50 ms, until
   * 5 s after load (https://web.dev/articles/tbt).
   */
  blocking: number
  /** The same of all tasks, also those that the first paint waits for. */
  allBlocking: number
  longestTask: number
  /** Cumulative layout shift. */
  shift: number
}

const taskMs = 50
const watchMs = 5000
const Entries = v.array(
  v.object({
    entryType: v.string(),
    name: v.string(),
    startTime: v.number(),
    duration: v.number(),
    value: v.optional(v.number(), 0),
  }),
)

declare global {
  interface Window {
    /** Collected by the script below. */
    loadEntries: PerformanceEntry[]
  }
}

function collectEntries(): void {
  window.loadEntries = []
  const observer = new PerformanceObserver((list) => window.loadEntries.push(...list.getEntries()))
  for (const type of ['longtask', 'paint', 'largest-contentful-paint', 'layout-shift']) observer.observe({ type })
}

/** Loads the page as a new visitor who touches nothing. */
export async function measureLoad(browser: Browser, url: string, { path, cpu }: PageLoad): Promise<Load> {
  const page = await openUnwatchedPage(browser, cpu, `(${hideAutomation})(); (${collectEntries})()`)
  try {
    await page.load(url + path)
    await setTimeout(watchMs)
    const entries = v.parse(Entries, await page.evaluate('loadEntries.map((entry) => entry.toJSON())'))
    const of = (type: string) => entries.filter(({ entryType }) => entryType === type)
    const firstPaint = of('paint').find(({ name }) => name === 'first-contentful-paint')?.startTime ?? 0
    /** Time of tasks beyond the limit of a task, counted from `from`. */
    const blockingAfter = (from: number) =>
      of('longtask').reduce((sum, { startTime, duration }) => {
        const rest = duration - Math.max(0, from - startTime)
        return sum + Math.max(0, rest - taskMs)
      }, 0)
    return {
      lcp: of('largest-contentful-paint').at(-1)?.startTime ?? Infinity,
      blocking: blockingAfter(firstPaint),
      allBlocking: blockingAfter(0),
      longestTask: Math.max(0, ...of('longtask').map(({ duration }) => duration)),
      shift: of('layout-shift').reduce((sum, { value }) => sum + value, 0),
    }
  } finally {
    await page.close()
  }
}
