import type { Settings } from './settings.ts'

/** Spec §9. */
const tracesSampleRate = 0.2

/** Takes an exception that nobody foresaw. */
export type Report = (error: unknown) => void

/**
 * Sentry around the worker, only with `SENTRY_DSN`: without it the SDK is not even evaluated.
 * `wrap` puts it around the handler, `report` hands over what Hono and the cron caught.
 */
export async function errorReporting({ SENTRY_DSN, SENTRY_ENVIRONMENT }: Settings) {
  if (!SENTRY_DSN) return { report: () => undefined, wrap: <T>(handler: T): T => handler }
  const { captureException, withSentry } = await import('@sentry/cloudflare')
  const options = () => ({ dsn: SENTRY_DSN, environment: SENTRY_ENVIRONMENT, tracesSampleRate })
  return {
    report: (error: unknown) => void captureException(error),
    wrap: <T extends Parameters<typeof withSentry>[1]>(handler: T): T => withSentry(options, handler),
  }
}
