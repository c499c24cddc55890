import { readFile, writeFile } from 'node:fs/promises'
import * as v from 'valibot'
import type { Target } from './target.ts'
import { builtConfig } from '#scripts/run/run.ts'
import { askWrangler } from '#scripts/run/wrangler.ts'

const Databases = v.array(
  v.pipe(
    v.object({ uuid: v.string(), name: v.string() }),
    v.transform(({ uuid, name }) => ({ id: uuid, name })),
  ),
)
const Namespaces = v.array(
  v.pipe(
    v.object({ id: v.string(), title: v.string() }),
    v.transform(({ id, title }) => ({ id, name: title })),
  ),
)

/** The id of each resource; `undefined` where there is none yet. */
interface Ids {
  database?: string | undefined
  namespace?: string | undefined
}

/** Looks for the resources of `target`; what is `known` is not asked for again. */
export async function findIds(target: Target, known: Ids = {}): Promise<Ids> {
  const idOf = async (schema: typeof Databases | typeof Namespaces, name: string, ...command: string[]) =>
    (await askWrangler(schema, ...command)).find((resource) => resource.name === name)?.id
  const [database, namespace] = await Promise.all([
    known.database ?? idOf(Databases, target.database, 'd1', 'list', '--json'),
    known.namespace ?? idOf(Namespaces, target.namespace, 'kv', 'namespace', 'list'),
  ])
  return { database, namespace }
}

/** What a deploy to `target` creates where nothing was `found`, as commands of wrangler. */
export const missingResources = (target: Target, found: Ids): string[][] => [
  ...(found.database ? [] : [['d1', 'create', target.database]]),
  ...(found.namespace ? [] : [['kv', 'namespace', 'create', target.namespace]]),
]

const Built = v.looseObject({
  d1_databases: v.tuple([v.looseObject({})]),
  kv_namespaces: v.tuple([v.looseObject({})]),
})

/**
 * Writes the ids of database and namespace into the build: wrangler.toml has none, so that one file
 * serves every account.
 */
export async function bindResources({ database, namespace }: Ids): Promise<void> {
  const config = v.parse(v.pipe(v.string(), v.parseJson(), Built), await readFile(builtConfig, 'utf8'))
  config.d1_databases[0].database_id = database
  config.kv_namespaces[0].id = namespace
  await writeFile(builtConfig, JSON.stringify(config))
}
