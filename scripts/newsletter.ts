// npm run newsletter -- list|export|retry|delete: the operator's view of the sign-ups in D1,
// through wrangler.
import * as v from 'valibot'
import { deleteStatement, deletionReport, find, retryStatement } from '#scripts/newsletter/changes.ts'
import { Command, commandLine, usage } from '#scripts/newsletter/command.ts'
import { deleteAtContentServer } from '#scripts/newsletter/content-server.ts'
import { countStates, csv, openSignUps, SignUp } from '#scripts/newsletter/report.ts'
import { beginCommand, fail } from '#scripts/run/run.ts'
import { query } from '#scripts/run/wrangler.ts'
import { messageOf } from '#worker/http/log.ts'

const { values, positionals } = beginCommand(usage, commandLine)
const command = v.safeParse(Command, { ...values, name: positionals[0], which: positionals.slice(1) })
if (!command.success) fail(command.issues[0].message)
const { name, which, env, 'content-server': contentServer } = command.output
const token = process.env.CMS_TOKEN
if (contentServer && !token) fail('Put the token of an editor into CMS_TOKEN (in the studio: their account, Token)')

/** Asks D1; a refusal ends the command with its sentence, which wrangler wraps in JSON. */
const ask = (sql: string) =>
  query(sql, env).catch((error: unknown) => {
    const text = /"text": "(.*)"/.exec(messageOf(error))?.[1] ?? messageOf(error)
    const mend = '\nRun: npm start, or npm run deploy for a site at Cloudflare'
    return fail(text.includes('no such table') ? text + mend : text)
  })

const columns = Object.keys(SignUp.entries).join(', ')
const rows = v.parse(v.array(SignUp), await ask(`SELECT ${columns} FROM newsletter ORDER BY created_at`))
const idsOf = (someone: string) => find(rows, someone).map(({ id }) => id)

/** Deletes at the content server first: if that fails, all is as it was and can be tried again. */
async function remove(someone: string): Promise<string> {
  const emails = [...find(rows, someone).map(({ email }) => email), someone]
  const there = contentServer && token ? await deleteAtContentServer(contentServer, token, emails) : undefined
  const here = await ask(deleteStatement(idsOf(someone)))
  return deletionReport(someone, here.length, there)
}

if (name === 'list') {
  console.table(countStates(rows))
  console.table(openSignUps(rows))
} else if (name === 'export') process.stdout.write(csv(rows))
else if (name === 'retry') {
  const changed = await ask(retryStatement(which.length > 0 ? which.flatMap(idsOf) : undefined))
  console.log(`${changed.length} refused or put off before, handed over again by the next cron`)
} else for (const someone of which) console.log(await remove(someone))
