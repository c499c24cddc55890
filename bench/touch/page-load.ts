import type { Browser } from 'playwright'
import * as v from 'valibot'
import { openPhone, restAfterLoad } from './phone.ts'

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
  { name: 'load of home', path: '/', cpu: 4, goals: { lcp: 1200, blocking: 50 } },
  { name: 'load of a list', path: '/resources/blog', cpu: 4, goals: { blocking: 50 } },
  {
    name: 'load of an article',
    path: '/knowledge-base/what-drawdown-means',
    cpu: 4,
    goals: { lcp: 1000, blocking: 50 },
  },
  { name: 'load of home, CPU 10x', path: '/', cpu: 10, goals: {} },
]

/** What one load cost. */
export interface Load {
  /** Largest contentful paint, ms. */
  lcp: number
  /** Time of all tasks beyond the 50 ms that a task may take, ms; until 5 s after load. */
  blocking: number
  longestTask: number
  /** Cumulative layout shift. */
  shift: number
}

const taskMs = 50
const watchMs = 5000
const Entries = v.array(
  v.object({ entryType: v.string(), startTime: v.number(), duration: v.number(), value: v.optional(v.number(), 0) }),
)

declare global {
  interface Window {
    /** Collected by the script below. */
    loadEntries: PerformanceEntry[]
  }
}

/** Loads the page as a new visitor who touches nothing. */
export async function measureLoad(browser: Browser, url: string, { path, cpu }: PageLoad): Promise<Load> {
  const { page, context } = await openPhone(browser, url, cpu)
  try {
    await page.addInitScript(() => {
      window.loadEntries = []
      const observer = new PerformanceObserver((list) => window.loadEntries.push(...list.getEntries()))
      for (const type of ['longtask', 'largest-contentful-paint', 'layout-shift']) observer.observe({ type })
    })
    await page.goto(url + path, { waitUntil: 'load' })
    await restAfterLoad(page, watchMs)
    const json: unknown = await page.evaluate(() => window.loadEntries.map((entry) => entry.toJSON()))
    const entries = v.parse(Entries, json)
    const of = (type: string) => entries.filter(({ entryType }) => entryType === type)
    const tasks = of('longtask').map(({ duration }) => duration)
    return {
      lcp: of('largest-contentful-paint').at(-1)?.startTime ?? Infinity,
      blocking: tasks.reduce((sum, duration) => sum + duration - taskMs, 0),
      longestTask: Math.max(0, ...tasks),
      shift: of('layout-shift').reduce((sum, { value }) => sum + value, 0),
    }
  } finally {
    await context.close()
  }
}
