import { startSite } from '#tests/support/site.ts'
import { test as siteTest } from './test.ts'

interface WorkerFixtures {
  /** Settings of the site under test: `test.use({ vars: { ANALYTICS_ID: 'G-…' } })`. */
  vars: Record<string, string>
  /** Address of a site of its own that is served with them. */
  configuredSite: string
}

/** `test` against a site with other settings than the common one, served for the specs of one worker. */
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
