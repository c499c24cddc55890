import type { Directus } from './directus.ts'

/**
 * Runs `answer` as if a version of a record (`blogs/12/summer`) were published: in a transaction that is
 * rolled back, as Directus itself does for `?version=`.
 */
export async function asVersion<T>(
  name: string,
  { services, database }: Directus,
  schema: unknown,
  answer: (transaction: unknown) => Promise<T>,
): Promise<T> {
  const [collection = '', key = '', version = ''] = name.split('/')
  const found = await versionOf(services, schema, null, { collection, key, version })
  const transaction = await database.transaction()
  try {
    const items = new services.ItemsService(collection, { schema, accountability: null, knex: transaction })
    if (found?.delta)
      await items.updateOne(key, found.delta, { emitEvents: false, autoPurgeCache: false, skipTracking: true })
    return await answer(transaction)
  } finally {
    await transaction.rollback()
  }
}

/** A version that the caller may read. Its changes are without the marks of who made them. */
export async function versionOf(
  services: Directus['services'],
  schema: unknown,
  accountability: unknown,
  { collection, key, version }: { collection: string; key: string; version: string },
) {
  const versions = new services.VersionsService({ schema, accountability })
  const found = await versions.getVersionSave(version, collection, key, false)
  const unmarked = JSON.stringify(found?.delta ?? null, (name, value) =>
    /^_(user|date)$/.test(name) ? undefined : value,
  )
  const delta: unknown = JSON.parse(unmarked)
  return found && { delta: delta && typeof delta === 'object' ? delta : undefined }
}
