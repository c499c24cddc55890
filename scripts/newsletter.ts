// npm run newsletter -- list|export|retry|delete: the operator's view of the sign-ups in D1, through wrangler.
import { execFile } from 'node:child_process'
import * as v from 'valibot'
import { parseArguments, usage } from '#scripts/newsletter/arguments.ts'
import { deleteStatement, deletionReport, find, retryStatement } from '#scripts/newsletter/changes.ts'
import { csv, list, SignUp } from '#scripts/newsletter/report.ts'

const Answer = v.tuple([v.object({ results: v.array(v.unknown()) })])
const Failure = v.object({ error: v.object({ text: v.string() }) })

/** Ends with what went wrong. */
function fail(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}

/** Asks D1 through wrangler; a refusal ends the command with wrangler's sentence. */
async function query(sql: string, target: string[]): Promise<unknown[]> {
  const args = ['d1', 'execute', 'DB', '--config', 'wrangler.toml', ...target, '--json', '--command', sql]
  const output = await new Promise<string>((resolve) => {
    execFile('wrangler', args, { maxBuffer: Infinity }, (error, stdout, stderr) =>
      resolve(stdout || stderr || (error?.message ?? '')),
    )
  })
  const json = v.safeParse(v.pipe(v.string(), v.parseJson()), output)
  const answer = v.safeParse(Answer, json.output)
  if (answer.success) return answer.output[0].results
  const failure = v.safeParse(Failure, json.output)
  const text = failure.success ? failure.output.error.text : output
  return fail(text.includes('no such table') ? `${text}\nStart the site once, or apply the migrations.` : text)
}

const command = parseArguments(process.argv.slice(2))
if ('problem' in command) fail(`${command.problem}.\n\n${usage}`)

const { name, which, target } = command
const rows = v.parse(
  v.array(SignUp),
  await query(
    `SELECT id, email, locale, state, created_at, attempts, next_attempt_at, reason FROM newsletter
     ORDER BY created_at`,
    target,
  ),
)
const idsOf = (someone: string) => find(rows, someone).map(({ id }) => id)

switch (name) {
  case 'list':
    console.log(list(rows))
    break
  case 'export':
    process.stdout.write(csv(rows))
    break
  case 'retry': {
    const changed = await query(retryStatement(which.length > 0 ? which.flatMap(idsOf) : undefined), target)
    console.log(`${changed.length} refused or put off before, handed over again by the next cron`)
    break
  }
  case 'delete':
    for (const someone of which) {
      const deleted = await query(deleteStatement(idsOf(someone)), target)
      console.log(deletionReport(someone, deleted.length))
    }
}
