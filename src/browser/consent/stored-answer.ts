import { consentCookieName } from '#model/stored.ts'
import { consentRevision, type Purposes } from './purposes.ts'

/** The fields of the record without which it does not count (docs/product.md#consent-record). */
interface ConsentRecord {
  consentId: string
  consentTimestamp: string
  lastConsentTimestamp: string
  categories: string[]
  revision: number
}

/**
 * Whether the visitor has answered, and the answer asks for nothing that this site does: then the
 * consent library need not be loaded. Whatever else is stored is the library's to judge.
 */
export function nothingToApply(cookies: string, purposes: Purposes): boolean {
  try {
    const text = new RegExp(`(?:^|; )${consentCookieName}=([^;]*)`).exec(cookies)?.[1] ?? ''
    // What is no record throws here.
    const record: ConsentRecord = JSON.parse(decodeURIComponent(text))
    const { consentId, consentTimestamp, lastConsentTimestamp, categories } = record
    const isValid = consentId && consentTimestamp && lastConsentTimestamp && Array.isArray(categories)
    const grants = categories.includes('analytics') && (purposes.analytics || purposes.recording)
    return Boolean(isValid) && record.revision === consentRevision(purposes) && !grants
  } catch {
    return false
  }
}
