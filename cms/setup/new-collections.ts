import { tables } from '../model/tables.ts'
import { grant, policyId, roles } from './access.ts'
import { isRow, type Api } from './api.ts'
import { addLists } from './studio.ts'

/**
 * Gives collections that a newer kit has their rights, their versions and their lists in the studio. What
 * an operator changed in other collections stays. Returns a line for each change.
 */
export async function openCollections(api: Api, names: readonly string[]): Promise<string[]> {
  const own = tables.filter(({ collection, textsOf }) => names.includes(textsOf?.collection ?? collection))
  const collections = own.map(({ collection }) => collection)
  const there = await api.rows('/permissions?limit=-1')
  const done: string[] = []
  for (const { name, rights } of Object.values(roles)) {
    const wanted = rights.filter(({ collection }) => collections.includes(collection))
    const granted = await grant(api, policyId(name), wanted, there)
    if (granted > 0) done.push(`${granted} rights of ${name}`)
  }
  for (const { id, policy, collection, permissions } of there) {
    const isHistory = ['directus_revisions', 'directus_activity', 'directus_versions'].includes(String(collection))
    const seen = isRow(permissions) && isRow(permissions.collection) ? permissions.collection._in : undefined
    if (policy !== policyId(roles.editor.name) || !isHistory || !Array.isArray(seen)) continue
    const all = [...new Set([...seen.map(String), ...collections])]
    if (all.length === seen.length) continue
    await api.patch(`/permissions/${String(id)}`, { permissions: { collection: { _in: all } } })
    done.push(`versions in ${String(collection)}`)
  }
  return [...done, ...(await addLists(api, own))]
}
