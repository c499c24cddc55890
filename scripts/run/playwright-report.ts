import * as v from 'valibot'

const Spec = v.object({
  title: v.string(),
  file: v.string(),
  line: v.number(),
  tests: v.array(v.object({ status: v.picklist(['expected', 'unexpected', 'flaky', 'skipped']) })),
})

interface Suite {
  specs: v.InferOutput<typeof Spec>[]
  suites?: Suite[] | undefined
}
const Suite: v.GenericSchema<Suite> = v.object({
  specs: v.array(Spec),
  suites: v.optional(v.array(v.lazy(() => Suite))),
})

const Report = v.object({ suites: v.array(Suite) })

/** How a runner's tests ended. */
export interface TestCount {
  /** Those among them that needed a second attempt included. */
  passed: number
  failed: number
  /** Tests that needed a second attempt, as `file:line title`. */
  flaky: string[]
}

const specsOf = ({ specs, suites = [] }: Suite): Suite['specs'] => [...specs, ...suites.flatMap(specsOf)]

/**
 * Counts the tests of a report of Playwright's JSON reporter, given as its text; throws when it is
 * none.
 */
export function countPlaywright(report: string): TestCount {
  const specs = v.parse(Report, JSON.parse(report)).suites.flatMap(specsOf)
  const ended = (end: string) =>
    specs.flatMap((spec) => spec.tests.filter(({ status }) => status === end).map(() => spec))
  const flaky = ended('flaky').map(({ file, line, title }) => `${file}:${line} ${title}`)
  return { passed: ended('expected').length + flaky.length, failed: ended('unexpected').length, flaky }
}
