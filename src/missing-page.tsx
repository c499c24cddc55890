import { AddressSearch } from '#features/search/address-search.tsx'
import { NotFoundPage } from '#shell/not-found-page.tsx'

/** The 404 and 410 pages with their search. */
export function MissingPage() {
  return <NotFoundPage search={<AddressSearch />} />
}
