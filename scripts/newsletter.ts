// npm run newsletter -- list|export|forget|retry|delete: shows and changes the sign-ups in D1.
import * as v from 'valibot'
import { Command, commandLine, dashedLast, usage } from '#scripts/newsletter/command.ts'
import { saveExport } from '#scripts/newsletter/save-export.ts'
import * as signUps from '#scripts/newsletter/sign-ups.ts'
import { beginCommand, fail } from '#scripts/run/run.ts'
import { query } from '#scripts/run/wrangler.ts'
import { messageOf } from '#worker/http/log.ts'
import { addressHash } from '#worker/newsletter/link.ts'
import { forgetStatements } from '#worker/newsletter/retention.ts'
import { parseSettings } from '#worker/settings.ts'

const { values, positionals } = beginCommand(usage, { ...commandLine, args: dashedLast(process.argv.slice(2)) })
const command = v.safeParse(Command, { ...values, name: positionals[0], which: positionals.slice(1) })
if (!command.success) fail(command.issues[0].message)
const { name, which, env } = command.output
const { NEWSLETTER_SECRET = '', PUBLIC_URL = '' } = process.env
// A link with a malformed address or secret would unsubscribe nobody.
const { NEWSLETTER_SECRET: secret, PUBLIC_URL: origin } = parseSettings({
  NEWSLETTER_SECRET,
  PUBLIC_URL,
  SESSION: 'off',
})

/** Runs a statement. An error of D1, which wrangler wraps in JSON, ends the command. */
const ask = (sql: string) =>
  query(sql, env).catch((error: unknown) => {
    const text = /"text": "(.*)"/.exec(messageOf(error))?.[1] ?? messageOf(error)
    const hint = '\nRun: npm start, or npm run deploy for a site at Cloudflare'
    return fail(/no such (table|column)/.test(text) ? text + hint : text)
  })

/** Runs statements in order. Returns how many rows each one changed. */
async function change(statements: string[]): Promise<number[]> {
  const counts: number[] = []
  for (const sql of statements) counts.push((await ask(sql)).length)
  return counts
}

const rows = v.parse(v.array(signUps.SignUp), await ask(signUps.allSignUps))
const idsOf = (someone: string) => signUps.find(rows, someone).map(({ id }) => id)

async function remove(someone: string): Promise<string> {
  const email = signUps.find(rows, someone)[0]?.email ?? someone
  const hash = secret && (await addressHash(email, secret))
  const [deleted = 0, withdrawn = 0, mails = 0] = await change(signUps.deleteStatements(idsOf(someone), hash))
  return signUps.deletionReport(someone, deleted + mails, withdrawn)
}

if (name === 'list') {
  console.table(signUps.countStates(rows))
  console.table(signUps.openSignUps(rows))
} else if (name === 'export') {
  if (!secret || !origin) console.error('Without NEWSLETTER_SECRET and PUBLIC_URL the links to unsubscribe are missing')
  const csv = await signUps.csv(rows, secret && origin ? { origin, secret } : undefined)
  const subscribed = rows.filter(({ kind }) => kind === 'subscribe').length
  console.log(`${subscribed} subscribed addresses: ${await saveExport(csv, env)}. Delete it after use.`)
} else if (name === 'forget') {
  await change(forgetStatements(Date.now(), true))
  console.log('Deleted what is older than the privacy policy says; the cron does so every minute')
} else if (name === 'retry') {
  const counts = await change(signUps.retryStatements(which.length > 0 ? which.flatMap(idsOf) : undefined))
  console.log(
    `${counts.reduce((sum, count) => sum + count, 0)} refused or put off before, handed over again by the next cron`,
  )
} else for (const someone of which) console.log(await remove(someone))
