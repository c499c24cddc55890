import * as v from 'valibot'
import type { Api } from '#api/api.ts'
import { ipCall, placeCall, VisitorPlace } from './calls.ts'

const storageKey = 'visitor-place'

/** Stores the visitor's country (docs/product.md#browser-storage); asks again for a new address. */
export async function refreshCountry(api: Api): Promise<void> {
  try {
    const { ip } = await api(ipCall, {})
    if (readStored()?.ipUser === ip) return
    localStorage.setItem(storageKey, JSON.stringify(await api(placeCall, {})))
  } catch (error) {
    console.error('The country is unknown', error)
  }
}

function readStored(): v.InferOutput<typeof VisitorPlace> | undefined {
  try {
    const stored = v.safeParse(VisitorPlace, JSON.parse(localStorage.getItem(storageKey) ?? 'null'))
    return stored.success ? stored.output : undefined
  } catch {
    return undefined
  }
}
