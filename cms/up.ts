// npm run cms: starts a ready content server on this machine (cms/README.md).
import { beginCommand } from '../scripts/run/run.ts'
import { askCalls } from './setup/ask-calls.ts'
import { bringUp } from './setup/bring-up.ts'
import { addressOf } from './setup/directus.ts'
import { readSettings } from './setup/settings.ts'

const say = (line: string) => console.log(line)

beginCommand('Say: npm run cms', {})
const settings = readSettings()
const directus = await bringUp(settings, say, (text) => process.stdout.write(text))
say('The calls of the site, in every language:')
const { lines, isGood } = await askCalls(settings)
say(lines.join('\n'))
if (!isGood) say('Not every call has an answer: fix the records in the studio, or read the log above.')
say(`
Studio:  ${settings.PUBLIC_URL}/admin
Editor:  ${settings.EDITOR_EMAIL}  ${settings.EDITOR_PASSWORD}
Administrator: in cms/.env (ADMIN_EMAIL, ADMIN_PASSWORD)
The site against it, in another terminal:

  npm start -- --var CONTENT_API_URL:${addressOf(settings)} --var CONTENT_API_TOKEN:${settings.SITE_TOKEN} --var PURGE_SECRET:${settings.PURGE_SECRET} --var STUDIO_URL:${settings.PUBLIC_URL}
`)
process.exitCode = await directus.closed
