import { parseArgs } from 'node:util'
import * as v from 'valibot'
import { NewsletterEmail } from '#features/newsletter/schema.ts'
import { environments } from '#scripts/environments.ts'

export const usage = `Shows, exports, retries and deletes the newsletter's sign-ups.

  npm run newsletter -- list                 how many there are, and which wait or were refused
  npm run -s newsletter -- export > file.csv  all of them as CSV (-s: without npm's own lines)
  npm run newsletter -- retry [WHICH …]      hands over again at once what was refused or waits for
                                             a later attempt: all, or those with these addresses or ids
  npm run newsletter -- delete WHICH …        deletes those with these addresses or ids, and says what is
                                             left to do at the content server

  --content-server https://…  deletes there, too, with the token in CMS_TOKEN: that of an editor

  --env production --remote   the database in production instead of the one of npm start
  --env staging --remote      that of staging`

/** A sign-up as the operator names it: by its id or its address. */
const Which = v.union([v.pipe(v.string(), v.uuid()), NewsletterEmail])

const Address = v.optional(v.pipe(v.string(), v.url(), v.startsWith('http')))

const names = ['list', 'export', 'retry', 'delete'] as const

/**
 * Reads what the operator wants: to whom, of which environment, and the address of the content
 * server that deletes, too. A problem is told in a sentence.
 */
export function parseArguments(args: string[]) {
  const { values, positionals } = parseArgs({
    args,
    options: { remote: { type: 'boolean' }, env: { type: 'string' }, 'content-server': { type: 'string' } },
    allowPositionals: true,
    // Unknown options come back as values and are told in our own words.
    strict: false,
  })
  const { remote = false, env = 'local', 'content-server': contentServer, ...unknownOptions } = values
  const [command, ...which] = positionals
  const name = names.find((each) => each === command)
  if (!name)
    return { problem: command ? `Unknown command "${command}"` : 'Say what to do: list, export, retry or delete' }
  const takesWhich = name === 'retry' || name === 'delete'
  const [stray] = [
    ...Object.keys(unknownOptions).map((option) => `--${option}`),
    ...which.filter((each) => !takesWhich || !v.is(Which, each)),
  ]
  if (stray !== undefined) return { problem: `"${stray}" is not understood here` }
  if (name === 'delete' && which.length === 0) return { problem: 'Say whom to delete: addresses or ids' }
  if (!v.is(Address, contentServer) || (contentServer !== undefined && name !== 'delete'))
    return { problem: '--content-server takes the address of the content server, and goes with delete alone' }
  const environment = environments.find((each) => each === env)
  if (!environment || remote !== (environment !== 'local'))
    return { problem: 'Say --env production --remote, --env staging --remote, or neither of both' }
  return { name, which: which.map((each) => each.trim()), environment, contentServer }
}
