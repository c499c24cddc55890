import * as v from 'valibot'

/** How a runner's tests ended, by its JSON report. `flaky` passed at their second attempt. */
export const TestCounts = v.pipe(
  v.string(),
  v.parseJson(),
  v.union([
    v.pipe(
      v.object({ numPassedTests: v.number(), numFailedTests: v.number() }),
      v.transform((vitest) => ({ passed: vitest.numPassedTests, failed: vitest.numFailedTests, flaky: 0 })),
    ),
    v.pipe(
      v.object({ stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number() }) }),
      v.transform(({ stats: { expected, unexpected, flaky } }) => ({
        passed: expected + flaky,
        failed: unexpected,
        flaky,
      })),
    ),
  ]),
)
