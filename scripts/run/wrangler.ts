import * as v from 'valibot'
import { run } from './run.ts'
import type { Environment } from '#scripts/environments.ts'

/** The folder of local D1 and KV data. */
export const localState = '.wrangler/state'

/** Runs wrangler without questions and returns its standard output. It throws an error with all output. */
export async function wrangler(...args: string[]): Promise<string> {
  const { code, output, stdout } = await run('wrangler', args, { CI: 'true' })
  if (code !== 0) throw new Error(output.trim())
  return stdout
}

/** Like `wrangler`, for a command that prints JSON. */
export async function wranglerJson<Schema extends v.GenericSchema>(schema: Schema, ...args: string[]) {
  return v.parse(v.pipe(v.string(), v.parseJson(), schema), await wrangler(...args))
}

function database(environment: Environment, stateFolder: string): string[] {
  const where = environment === 'local' ? ['--local', '--persist-to', stateFolder] : ['--remote']
  return ['DB', '--config', 'wrangler.toml', '--env', environment, ...where]
}

/** Applies the D1 migrations that an environment lacks. It throws an error with wrangler's output. */
export const applyMigrations = (environment: Environment, stateFolder = localState) =>
  wrangler('d1', 'migrations', 'apply', ...database(environment, stateFolder))

const Answer = v.tuple([v.object({ results: v.array(v.unknown()) })])

/**
 * Runs one statement on the database of an environment. Returns its rows. It is repeated while a
 * running site locks the local database, up to five times: wrangler itself does not wait.
 * @throws Error with wrangler's output
 */
export async function query(sql: string, environment: Environment, stateFolder = localState): Promise<unknown[]> {
  const args = ['d1', 'execute', ...database(environment, stateFolder), '--json', '--command', sql]
  for (let attempt = 1; ; attempt += 1)
    try {
      return (await wranglerJson(Answer, ...args))[0].results
    } catch (error) {
      if (attempt === 5 || !String(error).includes('SQLITE_BUSY')) throw error
    }
}
