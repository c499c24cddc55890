import * as v from 'valibot'
import { run } from './run.ts'
import type { Environment } from '#scripts/environments.ts'

/** Where local D1 and KV live between starts. */
export const localState = '.wrangler/state'

/**
 * Runs wrangler, which asks nobody; gives what it printed.
 * @throws Error with all of its output
 */
export async function wrangler(...args: string[]): Promise<string> {
  const { code, output, stdout } = await run('wrangler', args, { CI: 'true' })
  if (code !== 0) throw new Error(output.trim())
  return stdout
}

/** As `wrangler`, for a command that prints JSON. */
export async function askWrangler<Schema extends v.GenericSchema>(schema: Schema, ...args: string[]) {
  return v.parse(v.pipe(v.string(), v.parseJson(), schema), await wrangler(...args))
}

/** The arguments that name an environment's database; the local one is in `stateFolder`. */
const database = (environment: Environment, stateFolder: string) => [
  'DB',
  '--config',
  'wrangler.toml',
  '--env',
  environment,
  ...(environment === 'local' ? ['--local', '--persist-to', stateFolder] : ['--remote']),
]

/**
 * Applies the D1 migrations that an environment's database lacks.
 * @throws Error with wrangler's output
 */
export const applyMigrations = (environment: Environment, stateFolder = localState) =>
  wrangler('d1', 'migrations', 'apply', ...database(environment, stateFolder))

const Answer = v.tuple([v.object({ results: v.array(v.unknown()) })])

/** How often wrangler, which needs a second each time, asks a database that is locked. */
const attempts = 5

/**
 * The rows that one statement gives in an environment's database. A site that is being served here
 * locks the local one while it writes, and wrangler does not wait for that: it is asked again.
 * @throws Error with wrangler's output
 */
export async function query(sql: string, environment: Environment, stateFolder = localState): Promise<unknown[]> {
  const args = ['d1', 'execute', ...database(environment, stateFolder), '--json', '--command', sql]
  for (let attempt = 1; ; attempt += 1)
    try {
      return (await askWrangler(Answer, ...args))[0].results
    } catch (error) {
      if (attempt === attempts || !String(error).includes('SQLITE_BUSY')) throw error
    }
}
