import { tables } from '../../model/tables.ts'
import type { Directus, Hooks } from './directus.ts'

/** An error for the studio. Directus recognises its errors by this name. */
class Refusal extends Error {
  override readonly name = 'DirectusError'
  readonly status = 400
  readonly code = 'INVALID_FOREIGN_KEY'
  readonly extensions = {}
}

/** Refuses to delete a record in use, such as the author of a post. The database would only fail. */
export function keepUsed({ filter }: Hooks, { services }: Directus): void {
  filter('items.delete', async (keys, { collection }, { schema }) => {
    for (const { collection: from, name, columns } of tables)
      for (const { name: column, field } of columns) {
        if (field.kind !== 'one' || field.collection !== collection) continue
        const items = new services.ItemsService(from, { schema, accountability: null })
        const [using] = await items.readByQuery({ filter: { [column]: { _in: keys } }, limit: 1 })
        if (!using) continue
        const which = String(using.slug ?? using.id)
        throw new Refusal(`It is the ${column} of “${which}” in “${name}”: choose another one there first`)
      }
  })
}
