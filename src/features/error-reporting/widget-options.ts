/**
 * How the feedback widget looks, from which its style elements follow (scripts/csp-hashes.ts). No screenshots: they write
 * a style element as HTML, which Trusted Types do not let through. No logo, which leads away from the site.
 */
export const widgetOptions = { colorScheme: 'system', showBranding: false, enableScreenshot: false } as const

/** A report that is not confirmed within this time may not have arrived (spec §8), ms. Sentry's own is 30 s (scripts/feedback-plugin.ts). */
export const confirmWithinMs = 5000
