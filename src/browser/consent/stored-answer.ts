import { consentCookieName } from '#model/stored.ts'
import { consentRevision, type Purposes } from './purposes.ts'

/**
 * Whether `cookies` hold a valid answer (docs/product.md#consent-record) that grants nothing on this
 * site, so that the consent library need not load. The library judges every other record.
 */
export function nothingToApply(cookies: string, purposes: Purposes): boolean {
  try {
    const text = new RegExp(`(?:^|; )${consentCookieName}=([^;]*)`).exec(cookies)?.[1] ?? ''
    const { consentId, consentTimestamp, lastConsentTimestamp, categories, revision } = JSON.parse(
      decodeURIComponent(text),
    )
    const isComplete = consentId && consentTimestamp && lastConsentTimestamp && Array.isArray(categories)
    const isGranted = categories.includes('analytics') && (purposes.analytics || purposes.recording)
    return Boolean(isComplete) && revision === consentRevision(purposes) && !isGranted
  } catch {
    return false
  }
}
