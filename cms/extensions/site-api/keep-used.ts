import { linkedPages } from '../../../src/model/kinds.ts'
import { tables } from '../../model/tables.ts'
import type { Directus, Hooks, HookContext } from './directus.ts'
import { Refusal } from './refusal.ts'

/** Refuses to delete what the site needs, or what is in use, such as the author of a post. */
export function keepUsed({ filter }: Hooks, { services }: Directus): void {
  async function keep(keys: unknown[], collection: string, { schema }: HookContext): Promise<void> {
    const table = tables.find((one) => one.collection === collection)
    if (table?.single || table?.fixed)
      throw new Refusal(`The site needs “${table.name}”: change the texts of the record, it cannot be deleted`)
    if (collection === 'pages' && linkedPages.some((slug) => keys.includes(slug)))
      throw new Refusal('The site links to this page: change its texts, it cannot be deleted')
    for (const { collection: from, name, columns } of tables)
      for (const { name: column, field } of columns) {
        const isFile = field.kind === 'file' && collection === 'directus_files'
        if (!isFile && (field.kind !== 'one' || field.collection !== collection)) continue
        const items = new services.ItemsService(from, { schema, accountability: null })
        const [using] = await items.readByQuery({ filter: { [column]: { _in: keys } }, limit: 1 })
        if (!using) continue
        const which = String(using.slug ?? using.id)
        throw new Refusal(`It is the ${column} of “${which}” in “${name}”: choose another one there first`)
      }
  }
  filter('items.delete', (keys, { collection }, context) => keep(keys, collection, context))
  filter('files.delete', (keys, _, context) => keep(keys, 'directus_files', context))
}
