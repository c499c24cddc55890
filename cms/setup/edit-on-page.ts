import { sitesOf } from '../extensions/site-api/sites.ts'
import { tables } from '../model/tables.ts'
import { grant, policyId, roles } from './access.ts'
import { isRow, type Api } from './api.ts'
import { studioMeta } from './interfaces.ts'
import type { Settings } from './settings.ts'

const moduleOf = (id: string) => ({ type: 'module', id, enabled: true })

/** The modules of the studio: those of Directus, with the visual editor. */
const modules = [
  ...['content', 'visual', 'users', 'files', 'insights'].map(moduleOf),
  { ...moduleOf('settings'), locked: true },
]

/**
 * Opens editing on the page and versions in a database from before: addresses of previews, rights of editors,
 * the visual editor. Modules and sites that an operator chose stay. Returns a line for each change.
 */
export async function editOnPage(api: Api, { SITE_URL }: Settings): Promise<string[]> {
  const [site] = sitesOf(SITE_URL)
  const [collections, permissions, settings] = await Promise.all([
    api.rows('/collections'),
    api.rows('/permissions?limit=-1'),
    api.get('/settings?fields=module_bar,visual_editor_urls'),
  ])
  const done: string[] = []
  for (const table of tables) {
    const wanted = studioMeta(table, site)
    const there = collections.find(({ collection }) => collection === table.collection)?.meta
    if (!isRow(there) || there.versioning === wanted.versioning) continue
    await api.patch(`/collections/${table.collection}`, { meta: wanted })
    done.push(`previews and versions of ${table.collection}`)
  }
  const rights = roles.editor.rights.filter(({ collection }) => collection === 'directus_versions')
  const granted = await grant(api, policyId(roles.editor.name), rights, permissions)
  if (granted > 0) done.push(`${granted} rights of ${roles.editor.name}`)
  const { module_bar, visual_editor_urls } = isRow(settings) ? settings : {}
  await api.patch('/settings', {
    module_bar: module_bar ?? modules,
    visual_editor_urls:
      visual_editor_urls ?? (site ? [{ url: `${site}/preview?record=home/1&version={{$version}}` }] : null),
  })
  return [...done, 'the visual editor']
}
