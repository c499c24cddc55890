import type { ReportingConfig } from './schema.ts'

/** Attributes of `<html>` that hand the configuration to the browser. The settings let no character through that HTML would read otherwise. */
export function configAttributes(config: ReportingConfig | undefined): string {
  if (!config) return ''
  const widget = config.feedbackWidget ? 'data-feedback-widget ' : ''
  return `data-sentry-dsn="${config.dsn}" data-sentry-environment="${config.environment}" ${widget}`
}

/** The inverse, in the browser; undefined when nothing is to be reported. */
export function readConfig(): ReportingConfig | undefined {
  const { sentryDsn, sentryEnvironment = '', feedbackWidget } = document.documentElement.dataset
  return sentryDsn
    ? { dsn: sentryDsn, environment: sentryEnvironment, feedbackWidget: feedbackWidget !== undefined }
    : undefined
}
