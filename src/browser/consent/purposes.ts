/** Google's measurement id (`G-…`), which the worker writes into the page. */
export const measurementId = () => document.documentElement.dataset.analyticsId

/** Starts (`true`) or stops traces and replay; called with every answer. */
export type Recording = (granted: boolean) => void

/** The site's uses of the analytics consent. */
export interface Purposes {
  /** Google Analytics counts visits. */
  analytics: boolean
  /** Sentry traces and replays visits. */
  recording: boolean
}

/**
 * The revision of the consent record. Each set of purposes has its own, so that the dialog asks again
 * when a purpose is added. Increase the base when the meaning of a purpose changes.
 */
export const consentRevision = ({ analytics, recording }: Purposes) => 1 + Number(analytics) + 2 * Number(recording)

/** The purposes of this document; `recording` is `undefined` without error reports. */
export const purposesOf = (recording: Recording | undefined): Purposes => ({
  analytics: measurementId() !== undefined,
  recording: recording !== undefined,
})
