import type { Api } from '#api/api.ts'
import { ipCall, placeCall } from './calls.ts'
import type { VisitorPlace } from './schema.ts'

/**
 * Keeps the visitor's country in memory, as long as the document (docs/product.md#browser-storage).
 * When the browser comes online again, perhaps in another network, it asks for the address, and for
 * the country only if the address changed. No page uses the country today.
 */
export function watchCountry(api: Api): void {
  let place: VisitorPlace | undefined
  const refresh = async () => {
    try {
      const { ip } = await api(ipCall, {})
      if (place?.ipUser !== ip) place = await api(placeCall, {})
    } catch (error) {
      console.error('The country is unknown', error)
    }
  }
  void refresh()
  addEventListener('online', refresh)
}
