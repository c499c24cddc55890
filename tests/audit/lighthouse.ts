import lighthouse from 'lighthouse'

/**
 * What Lighthouse finds on a page: scores of 100, and what cost points. Performance is measured, so
 * it differs from run to run, and no fault of the page follows from it.
 */
export interface LighthouseResult {
  performance: number
  SEO: number
  accessibility: number
  faults: string[]
}

/** One page for Lighthouse. */
interface Question {
  address: string
  /** The debugging port of the browser that opens it. */
  port: number
  /** Audits to leave out. */
  skipped: string[]
  /** How many times slower than this machine the phone is. */
  slowdown: number
}

async function look({ address, port, skipped, slowdown }: Question): Promise<LighthouseResult> {
  const run = await lighthouse(address, {
    port,
    logLevel: 'silent',
    onlyCategories: ['performance', 'seo', 'accessibility'],
    skipAudits: skipped,
    throttling: { cpuSlowdownMultiplier: slowdown },
    disableFullPageScreenshot: true,
    // Error pages are audited, too.
    ignoreStatusCode: true,
  })
  if (!run || run.lhr.runtimeError) throw new Error(run?.lhr.runtimeError?.message ?? 'Lighthouse says nothing')
  const { categories, audits } = run.lhr
  const points = (name: string) => Math.round((categories[name]?.score ?? 0) * 100)
  const result = { performance: points('performance'), SEO: points('seo'), accessibility: points('accessibility') }
  const faults = Object.entries(categories).flatMap(([name, { auditRefs }]) =>
    auditRefs.flatMap(({ id, weight }) => {
      const { score = null, title = '' } = audits[id] ?? {}
      return name !== 'performance' && weight > 0 && score !== null && score < 1 ? [`${id}: ${title}`] : []
    }),
  )
  // A score that nothing explains is a fault, too.
  const isFull = result.SEO === 100 && result.accessibility === 100
  return { ...result, faults: isFull || faults.length > 0 ? faults : ['No audit says what costs points'] }
}

/**
 * Lighthouse's view of a page on a phone, as its mobile preset has it. What ends in an exception is
 * asked once more; after that it is a fault of this page.
 */
export async function runLighthouse(question: Question): Promise<LighthouseResult> {
  const failed = (error: unknown) => ({
    performance: 0,
    SEO: 0,
    accessibility: 0,
    faults: [`No result: ${String(error)}`],
  })
  const asking = () => look(question)
  return asking().catch(asking).catch(failed)
}
