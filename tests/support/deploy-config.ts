import * as v from 'valibot'

const Config = v.record(v.string(), v.unknown())
const Bindings = v.array(Config)
const Raw = v.objectWithRest({ env: v.record(v.string(), Config) }, v.unknown())

/** The bindings, which wrangler.toml sets for each environment. */
const bindings = new Set(['kv_namespaces', 'd1_databases', 'ratelimits'])
const resourceIds = new Set(['id', 'preview_id', 'database_id', 'preview_database_id'])
/** Top-level settings that belong to an operator. */
const operators = new Set(['$schema', 'env', 'name', 'account_id', 'route', 'routes', 'vars'])

/** A value of TOML on one line. */
function inline(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inline).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  return `{ ${Object.entries(value)
    .map(([key, child]) => `${key} = ${inline(child)}`)
    .join(', ')} }`
}

/** A binding without the ids of an operator's own namespace or database. */
const withoutId = (binding: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(binding).filter(([key]) => !resourceIds.has(key)))

const lines = (settings: object) => Object.entries(settings).map(([key, value]) => `${key} = ${inline(value)}`)

/**
 * A wrangler.toml with the program's settings and bindings of the repository's own, and with names,
 * addresses, routes, ids and variables that no operator changes.
 */
export async function deployConfig(): Promise<string> {
  const { experimental_readRawConfig } = await import('wrangler')
  const { env, ...shared } = v.parse(Raw, experimental_readRawConfig({ config: 'wrangler.toml' }).rawConfig)
  const program = Object.entries(shared).filter(([key]) => !operators.has(key))
  const section = (place: string) => {
    const name = { production: 'helmsway-site' }[place] ?? `helmsway-site-${place}`
    const own = Object.entries(env[place] ?? {}).filter(([key]) => bindings.has(key))
    const withoutIds = own.map(([key, list]) => [key, v.parse(Bindings, list).map(withoutId)])
    const settings = Object.fromEntries(withoutIds)
    const d1_databases = v.parse(Bindings, settings.d1_databases).map((each) => ({ ...each, database_name: name }))
    if (place === 'local') return [`[env.${place}]`, ...lines({ name, ...settings, d1_databases })]
    return [
      `[env.${place}]`,
      ...lines({ name, ...settings, d1_databases, secrets: { required: ['PURGE_SECRET'] } }),
      ...lines({
        workers_dev: place === 'staging',
        routes: [{ pattern: `${place}.helmsway.test`, custom_domain: true }],
      }),
      `[env.${place}.vars]`,
      ...lines({ PUBLIC_URL: `https://${place}.helmsway.test`, SENTRY_ENVIRONMENT: place }),
    ]
  }
  const sections = ['local', 'staging', 'production'].flatMap(section)
  return [...lines({ name: 'helmsway-site-local', ...Object.fromEntries(program) }), ...sections].join('\n')
}
