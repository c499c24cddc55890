import * as v from 'valibot'

export const environments = ['local', 'staging', 'production'] as const
export type Environment = (typeof environments)[number]

const PublicUrl = v.pipe(v.string(), v.url(), v.regex(/^https:\/\/[^?#\s]+$/))

/**
 * Checks the worker's configuration for a build. Returns its address, which a local build does not have.
 * @throws Error if another environment has no https address as its `PUBLIC_URL`
 */
export function completeConfig(config: { targetEnvironment?: string | undefined; vars: Record<string, unknown> }) {
  const { targetEnvironment, vars } = config
  if (targetEnvironment === 'local') return {}
  const url = vars.PUBLIC_URL
  if (v.is(PublicUrl, url)) return { vars: { PUBLIC_URL: url } }
  throw new Error(
    `Bad setting: PUBLIC_URL must be the https address of ${targetEnvironment}, for example https://helmsway.example; ` +
      `set it in wrangler.toml under [env.${targetEnvironment}.vars]`,
  )
}
