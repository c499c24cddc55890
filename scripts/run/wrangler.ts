import * as v from 'valibot'
import { builtConfig, run } from './run.ts'

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

/**
 * Applies the D1 migrations that the database of the build lacks: the local one in `stateFolder`,
 * or without it the one at Cloudflare.
 * @throws Error with wrangler's output
 */
export async function migrate(stateFolder?: string): Promise<void> {
  const where = stateFolder ? ['--local', '--persist-to', stateFolder] : ['--remote']
  await wrangler('d1', 'migrations', 'apply', 'DB', '--config', builtConfig, ...where)
}
