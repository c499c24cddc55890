import type { Finding } from './finding.ts'
import { platformFaults } from '#scripts/deploy/checks.ts'
import { readTarget, type Place } from '#scripts/deploy/target.ts'
import type { Environment } from '#scripts/environments.ts'
import { migrations } from '#scripts/run/wrangler.ts'
import { messageOf } from '#worker/runtime/log.ts'

/** Whether the environment's database has all migrations. */
export async function database(env: Environment): Promise<Finding> {
  const about = 'migrations'
  const mend = env === 'local' ? 'npm start applies them' : `npm run deploy -- ${env}`
  try {
    const list = await migrations('list', env)
    if (list.includes('No migrations to apply')) return { about, says: 'all are applied' }
    return { about, says: `not applied: ${list.match(/\d+\w+\.sql/g)?.join(', ')}`, mend }
  } catch (error) {
    return { about, says: messageOf(error), mend }
  }
}

/** What only the account knows: settings, secrets, migrations. */
export async function platform(env: Place, origin: string): Promise<Finding[]> {
  try {
    const target = await readTarget(env)
    const says = `${env} is worker ${target.worker}, database ${target.database}, ${target.publicUrl}`
    const mend = `ask ${target.publicUrl}, or mend PUBLIC_URL`
    const settings = { about: 'settings', says, ...(new URL(target.publicUrl).origin !== origin && { mend }) }
    const faults = await platformFaults(target)
    if (faults.length === 0) return [settings, await database(env)]
    return [settings, ...faults.map((mend) => ({ about: 'account', says: 'not complete', mend }))]
  } catch (error) {
    return [{ about: 'settings', says: 'wrangler.toml is not complete', mend: messageOf(error) }]
  }
}
