// npm run cms: the content server on this machine, ready to work with (cms/README.md).
import { applyAccess } from './setup/access.ts'
import { adminApi } from './setup/api.ts'
import { askCalls } from './setup/ask-calls.ts'
import { addressOf, bootstrap, install, start } from './setup/directus.ts'
import { applyModel } from './setup/schema.ts'
import { seed } from './setup/seed.ts'
import { readSettings } from './setup/settings.ts'

/** Ends this process with what went wrong. */
function fail(error: unknown): never {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
for (const signal of ['SIGHUP', 'SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1))

try {
  const settings = readSettings()
  install()
  console.log('Preparing the database …')
  await bootstrap(settings)
  const directus = await start(settings, (text) => process.stdout.write(text))
  const api = adminApi(settings)
  for (const line of await applyModel(api)) console.log(`  made ${line}`)
  for (const line of await applyAccess(api, settings)) console.log(`  made ${line}`)
  for (const line of await seed(api)) console.log(`  filled ${line}`)
  console.log('The calls of the site, in three languages:')
  const { lines, isGood } = await askCalls(settings)
  console.log(lines.join('\n'))
  if (!isGood) fail('Not every call is answered: the site would show pages without content.')
  console.log(`
Studio:  ${settings.PUBLIC_URL}/admin
Editor:  ${settings.EDITOR_EMAIL}  ${settings.EDITOR_PASSWORD}
Administrator: in cms/.env (ADMIN_EMAIL, ADMIN_PASSWORD)
The site against it, in another terminal:

  npm start -- --var CONTENT_API_URL:${addressOf(settings)} --var CONTENT_API_TOKEN:${settings.SITE_TOKEN} --var PURGE_SECRET:${settings.PURGE_SECRET}
`)
  process.exitCode = await directus.closed
} catch (error) {
  fail(error)
}
