import * as v from 'valibot'
import type { Api } from '#api/api.ts'
import { VisitorIp, VisitorPlace } from './schema.ts'

const storageKey = 'visitor-place'

/**
 * Marks the document with the visitor's country (`data-country`, empty when unknown), for what is only said in some countries. The
 * country is asked for only when the address has changed since it was last known (spec §4); both stay in the browser.
 */
export async function markCountry(api: Api): Promise<void> {
  try {
    const known = readKnown()
    const { ip } = await api(VisitorIp, '/api/ip')
    const place = known?.ipUser === ip ? known : await api(VisitorPlace, '/api/geoip')
    document.documentElement.dataset.country = place.country.code ?? ''
    if (place !== known) localStorage.setItem(storageKey, JSON.stringify(place))
  } catch (error) {
    console.error('The country is unknown', error)
  }
}

function readKnown(): VisitorPlace | undefined {
  try {
    const kept = v.safeParse(VisitorPlace, JSON.parse(localStorage.getItem(storageKey) ?? 'null'))
    return kept.success ? kept.output : undefined
  } catch {
    return undefined
  }
}
