import * as v from 'valibot'
import { NewsletterEmail } from '#features/newsletter/schema.ts'
import { environments } from '#scripts/environments.ts'

export const usage =
  'Say what: npm run newsletter -- list|export|retry [WHICH …]|delete WHICH … [--content-server https://…] ' +
  `[--env ${environments.join('|')}]; WHICH is an address or an id (docs/operations.md#newsletter)`

const text = { type: 'string' } as const
/** Moves addresses such as `-1@example.com` behind `--`: they are no options. */
export function dashedLast(args: string[]): string[] {
  const isDashed = (arg: string) => /^-[^=]*@/.test(arg)
  return [...args.filter((arg) => !isDashed(arg)), '--', ...args.filter(isDashed)]
}
export const commandLine = {
  options: { env: { ...text, default: 'local' }, 'content-server': text },
  allowPositionals: true,
} as const

const unknown = ({ received }: { received: string }) =>
  `${received} is neither an id nor an address such as an@example.com`
const server = '--content-server takes the address of the content server, and goes with delete alone'

/** A command, its sign-ups and their environment. Messages are sentences for the operator. */
export const Command = v.pipe(
  v.object({
    name: v.picklist(['list', 'export', 'retry', 'delete'], usage),
    which: v.array(v.union([v.pipe(v.string(), v.uuid(unknown)), NewsletterEmail])),
    env: v.picklist(environments, usage),
    'content-server': v.optional(v.pipe(v.string(), v.url(server), v.regex(/^https?:/, server))),
  }),
  v.check(({ name, which }) => name === 'retry' || (name === 'delete') === which.length > 0, usage),
  v.check(({ name, 'content-server': address }) => address === undefined || name === 'delete', server),
)
