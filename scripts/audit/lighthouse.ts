import lighthouse from 'lighthouse'

/** What Lighthouse finds on a page: scores of 100, and what cost points. */
export interface LighthouseResult {
  seo: number
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
  if (!run) throw new Error('Lighthouse says nothing')
  const { categories, audits, runtimeError } = run.lhr
  if (runtimeError) throw new Error(runtimeError.message)
  const points = (name: string) => {
    const score = categories[name]?.score ?? undefined
    if (score === undefined) throw new Error(`Lighthouse gives no score for ${name}`)
    return Math.round(score * 100)
  }
  const faults = Object.values(categories).flatMap(({ auditRefs }) =>
    auditRefs.flatMap(({ id, weight }) => {
      const { score = null, title = '' } = audits[id] ?? {}
      return weight > 0 && score !== null && score < 1 ? [`${id}: ${title}`] : []
    }),
  )
  return { seo: points('seo'), accessibility: points('accessibility'), faults }
}

/**
 * Lighthouse's view of a page without the audits of `skipped`, in the browser whose debugging port
 * is `port`. What ends in an exception is asked once more; after that it is a fault of this page.
 */
export async function runLighthouse(address: string, port: number, skipped: string[]): Promise<LighthouseResult> {
  const failed = (error: unknown): LighthouseResult => ({
    seo: 0,
    accessibility: 0,
    faults: [`No result: ${String(error)}`],
  })
  return look(address, port, skipped)
    .catch(() => look(address, port, skipped))
    .catch(failed)
}
