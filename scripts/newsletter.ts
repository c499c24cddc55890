// npm run newsletter -- list|export|retry: the operator's view of the sign-ups in D1, through wrangler.
import { execFile } from 'node:child_process'
import * as v from 'valibot'
import { parseArguments, usage } from './newsletter-arguments.ts'
import { csv, list, SignUp } from './newsletter-report.ts'
import { retryStatement } from './newsletter-retry.ts'

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

if (command.name === 'retry') {
  const changed = await query(retryStatement(command.which), command.target)
  console.log(`${changed.length} refused or put off before, handed over again by the next cron`)
} else {
  const rows = v.parse(
    v.array(SignUp),
    await query(
      `SELECT id, email, locale, state, created_at, attempts, next_attempt_at, reason FROM newsletter
       ORDER BY created_at`,
      command.target,
    ),
  )
  if (command.name === 'export') process.stdout.write(csv(rows))
  else console.log(list(rows))
}
