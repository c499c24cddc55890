import { adminApi } from './api.ts'
import { bootstrap, install, start, type Running } from './directus.ts'
import { migrate } from './migrations.ts'
import { addModel } from './schema.ts'
import { seed } from './seed.ts'
import type { Settings } from './settings.ts'

/**
 * Starts Directus with the model, the rights and, the first time, the content of the site. It logs a
 * line for each change; a second start changes nothing.
 * @throws Error with the reason
 */
export async function bringUp(
  settings: Settings,
  say: (line: string) => void,
  log: (text: string) => void,
): Promise<Running> {
  install(say)
  say('Preparing the database …')
  await bootstrap(settings)
  const directus = await start(settings, log)
  try {
    const api = adminApi(settings)
    for (const line of await addModel(api, settings)) say(`  made ${line}`)
    for (const line of await migrate(api, settings)) say(`  made ${line}`)
    for (const line of await seed(api)) say(`  filled ${line}`)
    return directus
  } catch (error) {
    directus.stop()
    throw error
  }
}
