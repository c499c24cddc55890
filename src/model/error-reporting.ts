/** The browser's configuration of error reports; public, in every page. */
export interface ReportingConfig {
  dsn: string
  environment: string
  feedbackWidget: boolean
}

/** Attributes of `<html>` that pass the configuration to the browser. */
export const configAttributes = (config: ReportingConfig | undefined): Record<string, string | undefined> => ({
  'data-sentry-dsn': config?.dsn,
  'data-sentry-environment': config?.environment,
  'data-feedback-widget': config?.feedbackWidget ? '' : undefined,
})

/** Reads the configuration from `<html>`; `undefined` when error reports are off. */
export function readConfig(): ReportingConfig | undefined {
  const { sentryDsn, sentryEnvironment = '', feedbackWidget } = document.documentElement.dataset
  return sentryDsn
    ? { dsn: sentryDsn, environment: sentryEnvironment, feedbackWidget: feedbackWidget !== undefined }
    : undefined
}
