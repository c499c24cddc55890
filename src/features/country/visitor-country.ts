import * as v from 'valibot'
import type { Api } from '#api/api.ts'
import { ipCall, placeCall } from './calls.ts'
import { VisitorPlace } from './schema.ts'

const storageKey = 'visitor-place'

/**
 * Stores the visitor's country in the browser (docs/product.md#browser-storage). It is fetched only
 * when the IP address has changed. No page uses it today; a page that needs it reads it from here.
 */
export async function refreshCountry(api: Api): Promise<void> {
  try {
    const { ip } = await api(ipCall, {})
    if (readStored()?.ipUser === ip) return
    localStorage.setItem(storageKey, JSON.stringify(await api(placeCall, {})))
  } catch (error) {
    console.error('The country is unknown', error)
  }
}

function readStored(): VisitorPlace | undefined {
  try {
    const stored = v.safeParse(VisitorPlace, JSON.parse(localStorage.getItem(storageKey) ?? 'null'))
    return stored.success ? stored.output : undefined
  } catch {
    return undefined
  }
}
