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
