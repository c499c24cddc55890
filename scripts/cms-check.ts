// npm run cms:check -- https://cms.helmsway.example: reads everything that the site reads from a
// content server, and lists invalid records. CONTENT_API_TOKEN holds the token.
import { readdir } from 'node:fs/promises'
import { beginCommand, fail } from '#scripts/run/run.ts'
import { checkContent } from '#worker/cms/check-content.ts'
import { clientDependencies, contentClient } from '#worker/cms/client.ts'
import type { InvalidRecord } from '#worker/cms/invalid-record.ts'

const usage = 'Name one content server: npm run cms:check -- https://cms.helmsway.example/site-api'
const [address = '', ...others] = beginCommand(usage, { allowPositionals: true }).positionals
if (!/^https?:\/\/[^?#\s]+$/.test(address) || others.length > 0) fail(usage)

const line = ({ call, id, slug, field, found, good }: InvalidRecord) =>
  [call, id && `id ${id}`, slug && `slug ${slug}`, `${field}: ${found}`, good].filter(Boolean).join('\n    ')

const base = address.replace(/\/+$/, '')
const ask = contentClient(base, process.env.CONTENT_API_TOKEN || undefined, clientDependencies)
const context = { assetUrl: `${base}/assets`, ownHost: undefined, now: Date.now() }
const pages = (await readdir('content/en/pages')).map((name) => name.replace(/\.md$/, ''))
const invalid = await checkContent(ask, context, pages)
if (invalid.length > 0) fail(`${invalid.map(line).join('\n')}\n${invalid.length} do not fit.`)
console.log('Every record fits.')
