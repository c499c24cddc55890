import type { Finding } from './finding.ts'
import { platformFaults } from '#scripts/deploy/checks.ts'
import { readTarget, type Place } from '#scripts/deploy/target.ts'
import { wrangler } from '#scripts/run/wrangler.ts'
import { messageOf } from '#worker/runtime/log.ts'

async function migrations(env: string, where: string[], mend: string): Promise<Finding> {
  const about = 'migrations'
  try {
    const list = await wrangler('d1', 'migrations', 'list', 'DB', '--config', 'wrangler.toml', '--env', env, ...where)
    if (list.includes('No migrations to apply')) return { about, says: 'all are applied' }
    return { about, says: `not applied: ${list.match(/\d+\w+\.sql/g)?.join(', ')}`, mend }
  } catch (error) {
    return { about, says: messageOf(error), mend }
  }
}

export const localMigrations = () =>
  migrations('local', ['--local', '--persist-to', '.wrangler/state'], 'npm start applies them')

/** What only the account knows: settings, secrets, migrations. */
export async function platform(env: Place, origin: string): Promise<Finding[]> {
  const deploy = `npm run deploy -- ${env}`
  try {
    const target = await readTarget(env)
    const says = `${env} is worker ${target.worker}, database ${target.database}, ${target.publicUrl}`
    const mend = `ask ${target.publicUrl}, or mend PUBLIC_URL`
    const faults = await platformFaults(target)
    return [
      { about: 'settings', says, ...(new URL(target.publicUrl).origin !== origin && { mend }) },
      ...faults.map((mend) => ({ about: 'account', says: 'not complete', mend })),
      ...(faults.length > 0 ? [] : [await migrations(env, ['--remote'], deploy)]),
    ]
  } catch (error) {
    return [{ about: 'settings', says: 'wrangler.toml is not complete', mend: messageOf(error) }]
  }
}
