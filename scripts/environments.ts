import { readFile } from 'node:fs/promises'
import * as v from 'valibot'

/** What a build can be made for: the environments of wrangler.toml. */
export const environments = ['local', 'staging', 'production'] as const
export type Environment = (typeof environments)[number]

const PublicUrl = v.pipe(v.string(), v.url(), v.regex(/^https:\/\/[^?#\s]+$/))

/**
 * What a build adds to the worker's configuration that Cloudflare's Vite plugin read from
 * wrangler.toml: `PUBLIC_URL` from the environment variable of that name, which wins over the
 * `vars` of wrangler.toml. A local build needs none.
 * @throws Error when a build for any other environment has no https address as its `PUBLIC_URL`.
 */
export function completeConfig(config: { targetEnvironment?: string | undefined; vars: Record<string, unknown> }): {
  vars?: { PUBLIC_URL: string }
} {
  const { targetEnvironment, vars } = config
  if (targetEnvironment === 'local') return {}
  const url = process.env.PUBLIC_URL || vars.PUBLIC_URL
  if (v.is(PublicUrl, url)) return { vars: { PUBLIC_URL: url } }
  throw new Error(
    `Bad setting: PUBLIC_URL must be the https address of ${targetEnvironment}, for example https://helmsway.example; ` +
      `set it in wrangler.toml under [env.${targetEnvironment}.vars]`,
  )
}

/** The part of a build's configuration that tells where it would go. */
const Target = v.object({
  name: v.string(),
  targetEnvironment: v.picklist(environments),
  d1_databases: v.tuple([v.object({ database_name: v.string() })]),
  vars: v.object({ PUBLIC_URL: v.string() }),
})

/**
 * Where the build with the configuration `configPath` would go, as a line to print.
 * @throws Error when the build was not made for `environment`.
 */
export async function readTarget(configPath: string, environment: Environment): Promise<string> {
  const config: unknown = JSON.parse(await readFile(configPath, 'utf8'))
  const { targetEnvironment } = v.parse(v.pick(Target, ['targetEnvironment']), config)
  if (targetEnvironment !== environment)
    throw new Error(
      `${configPath} was built for ${targetEnvironment}, not for ${environment}. ` +
        `Did another build run? Run: npm run deploy -- ${environment}`,
    )
  const { name, d1_databases, vars } = v.parse(Target, config)
  return `worker ${name}, database ${d1_databases[0].database_name}, ${vars.PUBLIC_URL}`
}
