import { startSite } from '#tests/support/site.ts'
import { test as siteTest } from './test.ts'

interface WorkerFixtures {
  /** Settings of the site under test: `test.use({ vars: { ANALYTICS_ID: 'G-…' } })`. */
  vars: Record<string, string>
  /** Address of a separate site with these settings. */
  configuredSite: string
}

/**
 * `test` against a site with other settings than the common one. The specs of one Playwright worker
 * share it.
 */
export const test = siteTest.extend<object, WorkerFixtures>({
  vars: [{}, { option: true, scope: 'worker' }],
  configuredSite: [
    async ({ vars }, provide) => {
      const site = await startSite(vars)
      await provide(site.url)
      await site.end()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ configuredSite }, provide) => {
    await provide(configuredSite)
  },
})
