import { academy } from '../model/academy.ts'
import { applyAccess, policyId, roles, takeAway } from './access.ts'
import { isRow, type Api } from './api.ts'
import { editOnPage } from './edit-on-page.ts'
import { openCollections } from './new-collections.ts'
import { renewSettings } from './schema.ts'
import type { Settings } from './settings.ts'
import { addLists, limitStudio } from './studio.ts'

/** Until this step a change by an editor gave a post the date of the change. */
async function keepDates(api: Api): Promise<string[]> {
  const rights = await api.rows('/permissions?limit=-1&filter[action][_eq]=update')
  const own = rights.filter(({ policy, presets }) => policy === policyId(roles.editor.name) && isRow(presets))
  const dating = own.filter(({ presets }) => JSON.stringify(presets) === '{"date_published":"$NOW"}')
  for (const { id } of dating) await api.patch(`/permissions/${String(id)}`, { presets: null })
  return dating.map(({ collection }) => `no new date for a change in ${String(collection)}`)
}

/**
 * Steps that bring a database of any age to this kit: rights, accounts, settings. Each runs once, so that
 * what an operator changes stays. A new step goes to the end; a change of `model/` that a database shall
 * get needs one, except a new field or relation; a new collection needs `openCollections`. A step returns a line for each change.
 */
const steps: ((api: Api, settings: Settings) => Promise<string[]>)[] = [
  applyAccess,
  // Databases from before the steps: everybody saw the originals of pictures, editors deleted records.
  takeAway,
  renewSettings,
  limitStudio,
  (api) => addLists(api),
  (api) => openCollections(api, ['knowledge_base', 'knowledge_base_categories']),
  (api) =>
    openCollections(api, ['site_frame', 'guidelines', 'guideline_steps', 'guideline_brokers', 'guideline_sections']),
  editOnPage,
  (api) => openCollections(api, Object.keys(academy)),
  keepDates,
]

/** The number of steps that a database has had: a field of the settings of Directus. */
const field = 'kit_steps'

/** Runs the steps that a database has not had. Returns their lines. */
export async function migrate(api: Api, settings: Settings): Promise<string[]> {
  const fields = await api.rows('/fields/directus_settings')
  if (!fields.some((row) => row.field === field))
    await api.post('/fields/directus_settings', { field, type: 'integer', meta: { hidden: true }, schema: {} })
  const found = await api.get(`/settings?fields=${field}`)
  const done: string[] = []
  for (let number = Number(isRow(found) ? found[field] : 0); number < steps.length; number += 1) {
    done.push(...((await steps[number]?.(api, settings)) ?? []))
    await api.patch('/settings', { [field]: number + 1 })
  }
  return done
}
