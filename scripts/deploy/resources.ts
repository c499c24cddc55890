import { readFile, writeFile } from 'node:fs/promises'
import * as v from 'valibot'
import type { Target } from './target.ts'
import { builtConfig } from '#scripts/run/run.ts'
import { askWrangler } from '#scripts/run/wrangler.ts'

const Databases = v.array(v.object({ name: v.string() }))
const Namespaces = v.array(v.object({ id: v.string(), title: v.string() }))

/** The id of the KV namespace with this title, if there is one. */
export const findNamespace = async (wanted: string): Promise<string | undefined> =>
  (await askWrangler(Namespaces, 'kv', 'namespace', 'list')).find(({ title }) => title === wanted)?.id

/**
 * The id of the namespace of `target`, if there is one, and what the account lacks, as commands of
 * wrangler that create it.
 */
export async function findResources({ database, namespace }: Target) {
  const [databases, namespaceId] = await Promise.all([
    askWrangler(Databases, 'd1', 'list', '--json'),
    findNamespace(namespace),
  ])
  const creations = [
    ...(databases.some(({ name }) => name === database) ? [] : [['d1', 'create', database]]),
    ...(namespaceId === undefined ? [['kv', 'namespace', 'create', namespace]] : []),
  ]
  return { namespaceId, creations }
}

const Built = v.looseObject({ kv_namespaces: v.tuple([v.looseObject({})]) })

/**
 * Writes the id of the namespace into the build: wrangler.toml has none, so that one file serves
 * every account. The database has a name there, by which wrangler finds it.
 */
export async function bindNamespace(id: string | undefined): Promise<void> {
  const config = v.parse(v.pipe(v.string(), v.parseJson(), Built), await readFile(builtConfig, 'utf8'))
  config.kv_namespaces[0].id = id
  await writeFile(builtConfig, JSON.stringify(config))
}
