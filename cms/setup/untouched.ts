import { isRow, type Api } from './api.ts'

/** Whether a collection is empty and has no entry in the activity log. */
export async function isUntouched(api: Api, collection: string): Promise<boolean> {
  const found = await api.get(`/items/${collection}?limit=1`)
  const record: unknown = Array.isArray(found) ? found[0] : found
  if (isRow(record) && Object.values(record).some((value) => typeof value === 'number')) return false
  if (Array.isArray(found) && found.length > 0) return false
  const past = await api.rows(`/activity?limit=1&filter[collection][_eq]=${collection}`)
  return past.length === 0
}
