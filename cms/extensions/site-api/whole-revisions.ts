import { tables } from '../../model/tables.ts'
import { isRow } from './asked.ts'
import type { Directus, Hooks } from './directus.ts'

/**
 * Adds the related keys of a record to its revisions, such as language and post of a text, which Directus
 * leaves out. With them a deleted record can be made again.
 */
export function wholeRevisions({ filter }: Hooks, { services }: Directus): void {
  filter('revisions.create', async (revision, _, { schema, database }) => {
    const table = tables.find(({ collection }) => collection === revision.collection)
    if (!table || !isRow(revision.data)) return undefined
    const { collection, key, columns, textsOf } = table
    const related = columns.filter(({ field }) => field.kind === 'one' || field.kind === 'file').map(({ name }) => name)
    const fields = [...related, ...(textsOf ? [textsOf.via, 'languages_code'] : [])]
    const items = new services.ItemsService(collection, { schema, knex: database, accountability: null })
    const filter = { [key]: { _eq: revision.item } }
    const [record] = fields.length > 0 ? await items.readByQuery({ filter, fields, limit: 1 }) : []
    return { ...revision, data: { ...revision.data, ...record } }
  })
}
