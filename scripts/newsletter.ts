// npm run newsletter -- list|export|retry|delete: the operator's view of the sign-ups in D1,
// through wrangler.
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import * as v from 'valibot'
import { parseArguments, usage } from '#scripts/newsletter/arguments.ts'
import { deleteStatement, deletionReport, find, retryStatement } from '#scripts/newsletter/changes.ts'
import { csv, list, SignUp } from '#scripts/newsletter/report.ts'
import { fail } from '#scripts/run/run.ts'

/** What wrangler prints: rows, or the reason of a refusal. */
const Answer = v.pipe(v.string(), v.parseJson(), v.tuple([v.object({ results: v.array(v.unknown()) })]))
const Failure = v.pipe(v.string(), v.parseJson(), v.object({ error: v.object({ text: v.string() }) }))

/** Asks D1 through wrangler; a refusal ends the command with wrangler's sentence. */
async function query(sql: string, target: string[]): Promise<unknown[]> {
  const args = ['d1', 'execute', 'DB', '--config', 'wrangler.toml', ...target, '--json', '--command', sql]
  // A failure has what was printed, too.
  const { stdout, stderr } = await promisify(execFile)('wrangler', args, { maxBuffer: Infinity }).catch(
    (error: { stdout: string; stderr: string }) => error,
  )
  const answer = v.safeParse(Answer, stdout)
  if (answer.success) return answer.output[0].results
  const failure = v.safeParse(Failure, stdout)
  const text = failure.success ? failure.output.error.text : stdout || stderr
  return fail(text.includes('no such table') ? `${text}\nStart the site once, or apply the migrations.` : text)
}

const command = parseArguments(process.argv.slice(2))
if ('problem' in command) fail(`${command.problem}.\n\n${usage}`)

const { name, which, target } = command
const columns = Object.keys(SignUp.entries).join(', ')
const found = await query(`SELECT ${columns} FROM newsletter ORDER BY created_at`, target)
const rows = v.parse(v.array(SignUp), found)
const idsOf = (someone: string) => find(rows, someone).map(({ id }) => id)

if (name === 'list') console.log(list(rows))
else if (name === 'export') process.stdout.write(csv(rows))
else if (name === 'retry') {
  const changed = await query(retryStatement(which.length > 0 ? which.flatMap(idsOf) : undefined), target)
  console.log(`${changed.length} refused or put off before, handed over again by the next cron`)
} else
  for (const someone of which) {
    const deleted = await query(deleteStatement(idsOf(someone)), target)
    console.log(deletionReport(someone, deleted.length))
  }
