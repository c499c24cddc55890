import { adminApi } from './api.ts'
import { bootstrap, buildExtension, install, start, startContainers, type Running } from './directus.ts'
import { migrate } from './migrations.ts'
import { addModel } from './schema.ts'
import { seed } from './seed.ts'
import type { Settings } from './settings.ts'

/**
 * Starts Directus with the model, the rights and, the first time, the content of the site. It logs a
 * line for each stage and each change; a second start changes nothing.
 * @throws Error with the reason
 */
export async function bringUp(
  settings: Settings,
  say: (line: string) => void,
  log: (text: string) => void,
  inContainers = false,
): Promise<Running> {
  if (!inContainers) await install(say)
  say('Building the extension …')
  await buildExtension()
  if (!inContainers) {
    say('Preparing the database …')
    await bootstrap(settings)
  }
  say('Starting Directus …')
  const directus = inContainers ? await startContainers() : await start(settings, log)
  try {
    const api = adminApi(settings)
    say('Comparing the model …')
    for (const line of await addModel(api, settings)) say(`  made ${line}`)
    say('Comparing rights and settings …')
    for (const line of await migrate(api, settings)) say(`  made ${line}`)
    say('Filling empty collections …')
    await seed(api, say)
    return directus
  } catch (error) {
    directus.stop()
    throw error
  }
}
