import type { Api } from '#api/api.ts'
import { ipCall, placeCall } from '#api/country.ts'
import { countryKey } from '#model/stored.ts'
import { countriesCall } from '#shell/calls.ts'
import { readStored, store } from '#ui/store.ts'
import { setUnserved } from '#ui/unserved.ts'

/** The code of the visitor's country, if known. Only a new IP address asks for it again. */
async function countryOf(api: Api): Promise<string | undefined> {
  const { ip } = await api(ipCall, {})
  const [storedIp, storedCode] = readStored('sessionStorage', countryKey)?.split(' ') ?? []
  if (storedIp === ip) return storedCode
  const { country, ipUser } = await api(placeCall, {})
  const code = country.code ?? ''
  store('sessionStorage', countryKey, `${ipUser} ${code}`)
  return code
}

/**
 * Shows the notes for a visitor from a country that is not served (docs/product.md#countries-served).
 * Without an answer nothing changes.
 */
export async function checkCountry(api: Api, register: string) {
  try {
    const country = await countryOf(api)
    if (!country) return
    const served = await api(countriesCall, {})
    if (!served.some(({ value }) => value === country)) setUnserved({ country, register })
  } catch {
    // Asked again on the next page load.
  }
}
