import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { compileContent, type CompiledContent } from '../../scripts/content/compile.ts'
import { readPictures } from '../../scripts/pictures/picture-sources.ts'
import { collections } from '../model/tables.ts'
import type { Api } from './api.ts'
import { makers } from './makers.ts'
import { Pictures } from './pictures.ts'
import { isUntouched } from './untouched.ts'
import { folder } from './settings.ts'

/** The content of the site, compiled as in its build. */
async function readContent(): Promise<CompiledContent> {
  const source = join(folder, '../content')
  const content = compileContent(source, await readPictures(join(source, 'pictures')))
  // Compiling blocks for seconds. Directus closes idle connections meanwhile; this turn lets Node notice.
  await setImmediate()
  return content
}

/**
 * Fills untouched collections from `content/`. Changed and deleted records stay as they are. Says a line
 * for each collection.
 */
export async function seed(api: Api, say: (line: string) => void): Promise<void> {
  const isFresh = await Promise.all(Object.keys(collections).map((collection) => isUntouched(api, collection)))
  const fresh = new Set(Object.keys(collections).filter((_, index) => isFresh[index]))
  fresh.delete('newsletter')
  if (fresh.size === 0) return
  const content = await readContent()
  for (const [collection, make] of Object.entries(makers)) {
    if (!fresh.has(collection)) continue
    const pictures = new Pictures()
    const records = await make({ content, pictures, api })
    const uploaded = await pictures.upload(api)
    if (collections[collection]?.single) await api.patch(`/items/${collection}`, records[0] ?? {})
    else await api.post(`/items/${collection}`, records)
    say(`  filled ${collection}: ${records.length} records, ${uploaded} pictures`)
  }
}
