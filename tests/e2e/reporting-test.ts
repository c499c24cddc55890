import { devices } from '@playwright/test'
import { startReportingService, type ReportingService } from '#tests/support/envelope-server.ts'
import { test as configuredTest } from './configured-test.ts'

interface WorkerFixtures {
  /** `true` shows the feedback widget. */
  feedbackWidget: string
  runningService: ReportingService
}

let visits = 0

/** `test` against a site with its own error-reporting service. */
export const test = configuredTest.extend<{ service: ReportingService }, WorkerFixtures>({
  feedbackWidget: ['false', { option: true, scope: 'worker' }],
  runningService: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the needed fixtures from it
    async ({}, provide) => {
      const service = await startReportingService()
      await provide(service)
      await service.end()
    },
    { scope: 'worker' },
  ],
  vars: [
    async ({ runningService, feedbackWidget }, provide) => {
      await provide({
        SENTRY_DSN: runningService.dsn,
        SENTRY_ENVIRONMENT: 'end-to-end',
        SENTRY_FEEDBACK_WIDGET: feedbackWidget,
      })
    },
    { scope: 'worker' },
  ],
  // oxlint-disable-next-line no-empty-pattern -- as above
  userAgent: async ({}, provide) => {
    visits += 1
    await provide(`${devices['Desktop Chrome'].userAgent} Visit/${visits}`)
  },
  service: async ({ runningService, userAgent }, provide) => {
    Object.assign(runningService, { items: [], workerItems: [], headers: [], userAgent, status: 200 })
    await provide(runningService)
  },
})
