import lighthouse from 'lighthouse'

/** What Lighthouse finds on a page: scores of 100, and what cost points. */
export interface LighthouseResult {
  SEO: number
  accessibility: number
  faults: string[]
}

async function look(address: string, port: number, skipAudits: string[]): Promise<LighthouseResult> {
  const run = await lighthouse(address, {
    port,
    logLevel: 'silent',
    onlyCategories: ['seo', 'accessibility'],
    skipAudits,
    throttlingMethod: 'provided',
    disableFullPageScreenshot: true,
    // An error page is looked at, too.
    ignoreStatusCode: true,
  })
  if (!run || run.lhr.runtimeError) throw new Error(run?.lhr.runtimeError?.message ?? 'Lighthouse says nothing')
  const { categories, audits } = run.lhr
  const points = (name: string) => Math.round((categories[name]?.score ?? 0) * 100)
  const result = { SEO: points('seo'), accessibility: points('accessibility') }
  const faults = Object.values(categories).flatMap(({ auditRefs }) =>
    auditRefs.flatMap(({ id, weight }) => {
      const { score = null, title = '' } = audits[id] ?? {}
      return weight > 0 && score !== null && score < 1 ? [`${id}: ${title}`] : []
    }),
  )
  // A score that nothing explains is a fault, too.
  const isFull = result.SEO === 100 && result.accessibility === 100
  return { ...result, faults: isFull || faults.length > 0 ? faults : ['No audit says what costs points'] }
}

/**
 * Lighthouse's view of a page without the audits of `skipped`, in the browser whose debugging port
 * is `port`. What ends in an exception is asked once more; after that it is a fault of this page.
 */
export async function runLighthouse(address: string, port: number, skipped: string[]): Promise<LighthouseResult> {
  const failed = (error: unknown) => ({ SEO: 0, accessibility: 0, faults: [`No result: ${String(error)}`] })
  const asking = () => look(address, port, skipped)
  return asking().catch(asking).catch(failed)
}
