/** The measurement id (`G-…`) of Google Analytics, where the worker wrote it into the page. */
export const measurementId = () => document.documentElement.dataset.analyticsId

/** Starts (`true`) or ends what waits for consent besides analytics; called with every answer. */
export type Recording = (granted: boolean) => void

/** What this site does with consent. */
export interface Purposes {
  /** Google Analytics counts visits. */
  analytics: boolean
  /** Sentry traces and replays visits. */
  recording: boolean
}

/**
 * The revision of the consent record, another one for each set of purposes: who agreed when less
 * was done is asked again. Increase the base when the purposes themselves change.
 */
export const consentRevision = ({ analytics, recording }: Purposes) => 1 + Number(analytics) + 2 * Number(recording)

/** The purposes of this document; `recording` is `undefined` where no visit can be recorded. */
export const purposesOf = (recording: Recording | undefined): Purposes => ({
  analytics: measurementId() !== undefined,
  recording: recording !== undefined,
})
