import * as v from 'valibot'
import { NewsletterEmail } from '#features/newsletter/schema.ts'
import { environments } from '#scripts/environments.ts'

export const usage =
  'Say what: npm run newsletter -- list|export|retry [WHICH …]|delete WHICH … [--content-server https://…] ' +
  '[--env production --remote]; WHICH is an address or an id (docs/operations.md#newsletter)'

const flag = { type: 'boolean', default: false } as const
const text = { type: 'string' } as const
/** The command line, for `parseArgs`. */
export const commandLine = {
  options: { remote: flag, env: { ...text, default: 'local' }, 'content-server': text },
  allowPositionals: true,
} as const

const unknown = ({ received }: { received: string }) => `${received} is no id and no address such as an@example.com`
/** A sign-up as the operator names it. */
const Which = v.union([v.pipe(v.string(), v.uuid(unknown)), NewsletterEmail])
const place = 'Say --env production --remote, --env staging --remote, or neither of both'
const server = '--content-server takes the address of the content server, and goes with delete alone'

/** What the operator wants: to whom, and in which environment. Messages are whole sentences. */
export const Command = v.pipe(
  v.object({
    name: v.picklist(['list', 'export', 'retry', 'delete'], usage),
    which: v.array(Which),
    env: v.picklist(environments, place),
    remote: v.boolean(),
    'content-server': v.optional(v.pipe(v.string(), v.url(server), v.regex(/^https?:/, server))),
  }),
  v.check(({ name, which }) => name === 'retry' || (name === 'delete') === which.length > 0, usage),
  v.check(({ env, remote }) => remote === (env !== 'local'), place),
  v.check(({ name, 'content-server': address }) => address === undefined || name === 'delete', server),
)
