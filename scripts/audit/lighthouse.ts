import lighthouse from 'lighthouse'

/** Scores of 100, and what cost points. */
export interface Scores {
  seo: number
  accessibility: number
  faults: string[]
}

/** Lighthouse's view of a page, in the browser whose debugging port is `port`. */
export async function scores(address: string, port: number): Promise<Scores> {
  const run = await lighthouse(address, {
    port,
    logLevel: 'error',
    onlyCategories: ['seo', 'accessibility'],
    throttlingMethod: 'provided',
  })
  if (!run) throw new Error(`Lighthouse says nothing of ${address}`)
  const { categories, audits, runtimeError } = run.lhr
  if (runtimeError) throw new Error(`${address}: ${runtimeError.message}`)
  const points = (name: string) => Math.round((categories[name]?.score ?? 0) * 100)
  const faults = Object.values(categories).flatMap(({ auditRefs }) =>
    auditRefs.flatMap(({ id, weight }) =>
      weight > 0 && audits[id]?.score === 0 ? [`${id}: ${audits[id].title}`] : [],
    ),
  )
  return { seo: points('seo'), accessibility: points('accessibility'), faults }
}
