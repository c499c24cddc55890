// npm run newsletter -- list|export|retry|delete: shows and changes the sign-ups in D1.
import * as v from 'valibot'
import { Command, commandLine, dashedLast, usage } from '#scripts/newsletter/command.ts'
import { deleteAtContentServer } from '#scripts/newsletter/content-server.ts'
import { saveExport } from '#scripts/newsletter/save-export.ts'
import * as signUps from '#scripts/newsletter/sign-ups.ts'
import { beginCommand, fail } from '#scripts/run/run.ts'
import { query } from '#scripts/run/wrangler.ts'
import { messageOf } from '#worker/http/log.ts'

const { values, positionals } = beginCommand(usage, { ...commandLine, args: dashedLast(process.argv.slice(2)) })
const command = v.safeParse(Command, { ...values, name: positionals[0], which: positionals.slice(1) })
if (!command.success) fail(command.issues[0].message)
const { name, which, env, 'content-server': contentServer } = command.output
const token = process.env.CMS_TOKEN
if (contentServer && !token) fail('Put the token of an editor into CMS_TOKEN (in the studio: their account, Token)')

/** Runs a statement. An error of D1, which wrangler wraps in JSON, ends the command. */
const ask = (sql: string) =>
  query(sql, env).catch((error: unknown) => {
    const text = /"text": "(.*)"/.exec(messageOf(error))?.[1] ?? messageOf(error)
    const hint = '\nRun: npm start, or npm run deploy for a site at Cloudflare'
    return fail(text.includes('no such table') ? text + hint : text)
  })

const columns = Object.keys(signUps.SignUp.entries).join(', ')
const rows = v.parse(v.array(signUps.SignUp), await ask(`SELECT ${columns} FROM newsletter ORDER BY created_at`))
const idsOf = (someone: string) => signUps.find(rows, someone).map(({ id }) => id)

/** Deletes at the content server first: if that fails, nothing has changed and the operator can repeat it. */
async function remove(someone: string): Promise<string> {
  const emails = [...signUps.find(rows, someone).map(({ email }) => email), someone]
  const there = contentServer && token ? await deleteAtContentServer(contentServer, token, emails) : undefined
  const here = await ask(signUps.deleteStatement(idsOf(someone)))
  return signUps.deletionReport(someone, here.length, there)
}

if (name === 'list') {
  console.table(signUps.countStates(rows))
  console.table(signUps.openSignUps(rows))
} else if (name === 'export')
  console.log(`${rows.length} sign-ups: ${await saveExport(signUps.csv(rows), env)}. Delete it after use.`)
else if (name === 'retry') {
  const changed = await ask(signUps.retryStatement(which.length > 0 ? which.flatMap(idsOf) : undefined))
  console.log(`${changed.length} refused or put off before, handed over again by the next cron`)
} else for (const someone of which) console.log(await remove(someone))
