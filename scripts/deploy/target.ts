import * as v from 'valibot'
import { completeConfig, type Environment } from '#scripts/environments.ts'
import { settingNames } from '#worker/settings.ts'

export type Place = Exclude<Environment, 'local'>
export const isPlace = (name: string | undefined): name is Place => name === 'staging' || name === 'production'

const Config = v.object({
  name: v.string(),
  vars: v.record(v.string(), v.unknown()),
  routes: v.optional(v.array(v.union([v.string(), v.object({ pattern: v.string() })])), []),
  workers_dev: v.optional(v.boolean(), false),
  d1_databases: v.tuple([v.object({ database_name: v.string() })]),
  secrets: v.optional(v.object({ required: v.array(v.string()) }), { required: [] }),
})

/** The target of a deploy, from wrangler.toml. */
export type Target = Awaited<ReturnType<typeof readTarget>>

/** Reads a section of wrangler.toml. It throws if the section has no public address, or does not serve it. */
export async function readTarget(place: Place) {
  // Wrangler takes a second to load: an invalid command line ends before that.
  const { unstable_readConfig } = await import('wrangler')
  const found = unstable_readConfig({ config: 'wrangler.toml', env: place }, { hideWarnings: true })
  const { name: worker, vars, routes, workers_dev, d1_databases, secrets } = v.parse(Config, found)
  const unknown = Object.keys(vars).find((setting) => !settingNames.includes(setting))
  if (unknown)
    throw new Error(
      `No setting is called "${unknown}" (wrangler.toml, under [env.${place}.vars]); there are ${settingNames.join(', ')}`,
    )
  const publicUrl = completeConfig({ targetEnvironment: place, vars }).vars?.PUBLIC_URL ?? ''
  const { hostname } = new URL(publicUrl)
  const isOnWorkersDev = workers_dev && hostname.startsWith(`${worker}.`) && hostname.endsWith('.workers.dev')
  const hosts = routes.map((route) => (typeof route === 'string' ? route : route.pattern).split('/')[0])
  if (!isOnWorkersDev && !hosts.includes(hostname))
    throw new Error(
      `Nothing would answer at ${publicUrl}: write into wrangler.toml, under [env.${place}], ` +
        `routes = [{ pattern = "${hostname}", custom_domain = true }]`,
    )
  const [{ database_name: database }] = d1_databases
  return { place, worker, database, publicUrl, secrets: secrets.required }
}
