// npm run cms: starts a ready content server on this machine (cms/README.md), with --compose in containers.
// With --export it writes the content of a running one into content/.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { beginCommand, fail } from '../scripts/run/run.ts'
import { exportContent } from './export/export-content.ts'
import { sitesOf } from './extensions/site-api/sites.ts'
import { askCalls } from './setup/ask-calls.ts'
import { bringUp } from './setup/bring-up.ts'
import { callsOf } from './setup/directus.ts'
import { folder, readSettings } from './setup/settings.ts'

const say = (line: string) => console.log(line)
/** Says a stage of the start, after the seconds since its begin. */
const sayStage = (line: string) => say(`${Math.round(performance.now() / 1000)} s`.padStart(6) + `  ${line}`)

const usage =
  'Say: npm run cms, npm run cms -- --compose, or npm run cms -- --export [https://cms.helmsway.example/site-api]'
const flag = { type: 'boolean', default: false } as const
const config = { options: { export: flag, compose: flag }, allowPositionals: true } as const
const { values, positionals } = beginCommand(usage, config)
const [address, ...rest] = positionals
if (rest.length > 0 || (address !== undefined && !(values.export && /^https?:\/\/[^?#\s]+$/.test(address)))) fail(usage)

if (values.export) {
  const own = address ? undefined : readSettings()
  const base = (address ?? (own ? callsOf(own) : '')).replace(/\/+$/, '')
  const token = own ? own.SITE_TOKEN : process.env.CONTENT_API_TOKEN
  const { changed, invalid } = await exportContent(join(folder, '../content'), base, token || undefined)
  for (const line of changed) say(`content/${line}`)
  for (const line of invalid) say(`Left out, for it does not fit: ${line} (npm run cms:check)`)
  say(`${changed.length} files changed. Read them: git diff content, then npm run check:content`)
  process.exit(0)
}
const isFirst = !existsSync(join(folder, '.env'))
const settings = readSettings()
const directus = await bringUp(settings, sayStage, (text) => process.stdout.write(text), values.compose)
say('The calls of the site, in every language:')
const { lines, isGood } = await askCalls(settings)
say(lines.join('\n'))
if (!isGood) say('Not every call has an answer: fix the records in the studio, or read the log above.')
const port = URL.parse(sitesOf(settings.SITE_URL)[0] ?? '')?.port
say(`
Studio:  ${settings.PUBLIC_URL}/admin
Editor:  ${settings.EDITOR_EMAIL}  ${isFirst ? settings.EDITOR_PASSWORD : '(EDITOR_PASSWORD in cms/.env)'}
Administrator: in cms/.env (ADMIN_EMAIL, ADMIN_PASSWORD)
The site against it, ${values.compose ? `in its container: http://localhost:8787. Or` : 'in another terminal'}:

  (. cms/.env; npm start --${port ? ` --port ${port}` : ''} --var CONTENT_API_URL:${callsOf(settings)} --var CONTENT_API_TOKEN:$SITE_TOKEN --var PURGE_SECRET:$PURGE_SECRET --var STUDIO_URL:${settings.PUBLIC_URL})
`)
process.exitCode = await directus.closed
