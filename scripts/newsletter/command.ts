import * as v from 'valibot'
import { NewsletterEmail } from '#features/newsletter/schema.ts'
import { environments } from '#scripts/environments.ts'

export const usage =
  'Say what: npm run newsletter -- list|export|forget|retry [WHICH …]|delete WHICH … ' +
  `[--env ${environments.join('|')}]; WHICH is an address or an id (docs/operations.md#newsletter)`

/** Moves addresses such as `-1@example.com` behind `--`: they are no options. */
export function dashedLast(args: string[]): string[] {
  const isDashed = (arg: string) => /^-[^=]*@/.test(arg)
  return [...args.filter((arg) => !isDashed(arg)), '--', ...args.filter(isDashed)]
}
export const commandLine = {
  options: { env: { type: 'string', default: 'local' } },
  allowPositionals: true,
} as const

const unknown = ({ received }: { received: string }) =>
  `${received} is neither an id nor an address such as an@example.com`

/** A command, its sign-ups and their environment. Messages are sentences for the operator. */
export const Command = v.pipe(
  v.object({
    name: v.picklist(['list', 'export', 'forget', 'retry', 'delete'], usage),
    which: v.array(v.union([v.pipe(v.string(), v.uuid(unknown)), NewsletterEmail])),
    env: v.picklist(environments, usage),
  }),
  v.check(({ name, which }) => name === 'retry' || (name === 'delete') === which.length > 0, usage),
)
