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
async function findIds({ database, namespace }: Target) {
  const [databases, namespaces] = await Promise.all([
    askWrangler(Databases, 'd1', 'list', '--json'),
    askWrangler(Namespaces, 'kv', 'namespace', 'list'),
  ])
  const idOf = (list: { id: string; name: string }[], wanted: string) => list.find(({ name }) => name === wanted)?.id
  return { database: idOf(databases, database), namespace: idOf(namespaces, namespace) }
}

/** What a deploy to `target` would create, as commands of wrangler. */
export async function missingResources(target: Target): Promise<string[][]> {
  const { database, namespace } = await findIds(target)
  return [
    ...(database ? [] : [['d1', 'create', target.database]]),
    ...(namespace ? [] : [['kv', 'namespace', 'create', target.namespace]]),
  ]
}

const Built = v.looseObject({
  d1_databases: v.tuple([v.looseObject({})]),
  kv_namespaces: v.tuple([v.looseObject({})]),
})

/**
 * Writes the ids of database and namespace into the build: wrangler.toml has none, so that one file
 * serves every account.
 */
export async function bindResources(target: Target): Promise<void> {
  const { database, namespace } = await findIds(target)
  const config = v.parse(v.pipe(v.string(), v.parseJson(), Built), await readFile(builtConfig, 'utf8'))
  config.d1_databases[0].database_id = database
  config.kv_namespaces[0].id = namespace
  await writeFile(builtConfig, JSON.stringify(config))
}
