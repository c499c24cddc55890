import * as v from 'valibot'
import { NewsletterEmail } from '#features/newsletter/schema.ts'

export const usage = `Shows, exports and retries the newsletter's sign-ups.

  npm run newsletter -- list                 how many there are, and which wait or were refused
  npm run -s newsletter -- export > file.csv  all of them as CSV (-s: without npm's own lines)
  npm run newsletter -- retry [WHICH …]      hands over again at once what was refused or waits for
                                             a later attempt: all, or those with these addresses or ids

  --env production --remote   the database in production instead of the one of npm start
  --env staging --remote      that of staging`

/** A sign-up as the operator names it: by its id or its address. */
const Which = v.union([v.pipe(v.string(), v.uuid()), NewsletterEmail])

/** What the operator wants. `target` are the arguments that tell wrangler which database. */
export interface Command {
  name: 'list' | 'export' | 'retry'
  which: string[]
  target: string[]
}

/** Reads the command line. What it cannot read is told in a sentence. */
export function parseArguments(args: string[]): Command | { problem: string } {
  const [name, ...rest] = args
  if (name !== 'list' && name !== 'export' && name !== 'retry')
    return { problem: name ? `Unknown command "${name}"` : 'Say what to do: list, export or retry' }
  const command: Command = { name, which: [], target: [] }
  let isRemote = false
  let environment = 'local'
  for (let at = 0; at < rest.length; at += 1) {
    const argument = rest[at] ?? ''
    if (argument === '--remote') isRemote = true
    else if (argument === '--env' && /^(staging|production)$/.test(rest[at + 1] ?? ''))
      environment = rest[(at += 1)] ?? ''
    else if (name === 'retry' && v.is(Which, argument)) command.which.push(argument.trim())
    else return { problem: `"${argument}" is not understood here` }
  }
  if (isRemote !== (environment !== 'local'))
    return { problem: 'Say --env production --remote, --env staging --remote, or neither of both' }
  command.target.push('--env', environment)
  command.target.push(...(isRemote ? ['--remote'] : ['--local', '--persist-to', '.wrangler/state']))
  return command
}
