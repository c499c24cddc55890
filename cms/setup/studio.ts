import { assetPresets } from '../model/asset-presets.ts'
import { tables, type Table } from '../model/tables.ts'
import { isRow, type Api } from './api.ts'
import { siteFolder } from './pictures.ts'
import { kinds } from './interfaces.ts'

/** Directus suspends an account after so many wrong passwords in a row. */
const loginAttempts = 10

const loginNote =
  'No mail with a new password? The person who runs this studio sets one, and opens an account again that ' +
  `${loginAttempts} wrong passwords have closed.`

/** Limits sizes of pictures and log-ins, and writes a note for editors unless there is one. */
export async function limitStudio(api: Api): Promise<string[]> {
  const before = await api.get('/settings')
  const { public_note, storage_default_folder } = isRow(before) ? before : {}
  await api.patch('/settings', {
    storage_asset_transform: 'presets',
    storage_asset_presets: assetPresets,
    storage_default_folder: storage_default_folder ?? siteFolder,
    auth_login_attempts: loginAttempts,
    public_note: public_note ?? loginNote,
  })
  return ['limits of pictures and log-ins']
}

/** The columns of a list in the studio, and its order. Pictures and titles come first. */
function listOf({ columns, texts, textsOf, key }: Table) {
  if (textsOf) return { fields: ['languages_code', ...columns.slice(0, 2).map(({ name }) => name)], sort: ['-id'] }
  const has = (name: string) => columns.some((column) => column.name === name)
  const short = columns.filter(({ field }) => !['lines', 'html', 'json', 'tags', 'list', 'texts'].includes(field.kind))
  const isFile = ({ field }: Table['columns'][number]) => kinds[field.kind].special?.includes('file') === true
  const names = [...short.filter(isFile), ...short.filter((column) => !isFile(column))].map(({ name }) => name)
  if (texts) names.splice(short.filter(isFile).length, 0, 'translations')
  const newest = ['date_published', 'date_created'].find(has)
  return { fields: names.slice(0, 7), sort: [newest ? `-${newest}` : has('sort') ? 'sort' : key] }
}

/** Gives each list of the studio its columns and its order, unless it has some. */
export async function addLists(api: Api, wanted = tables): Promise<string[]> {
  const there = await api.rows('/presets?limit=-1&filter[user][_null]=true&filter[bookmark][_null]=true')
  const missing = wanted.filter(
    ({ collection, hidden, single, textsOf }) =>
      (!hidden || textsOf) && !single && !there.some((row) => row.collection === collection),
  )
  if (missing.length === 0) return []
  await api.post(
    '/presets',
    missing.map((table) => ({
      collection: table.collection,
      layout: 'tabular',
      layout_query: { tabular: { ...listOf(table), limit: 50 } },
    })),
  )
  return [`${missing.length} lists`]
}
