import type { D1Database, EmailMessageBuilder, Fetcher, KVNamespace, RateLimit } from '@cloudflare/workers-types'
import * as v from 'valibot'

/** The bindings of wrangler.toml. */
export interface Bindings {
  ASSETS: Fetcher
  SITE_KV: KVNamespace
  DB: D1Database
  SUBSCRIBE_LIMIT: RateLimit
  SUBSCRIBE_WIDE_LIMIT: RateLimit
  SESSION_LIMIT: RateLimit
  /** With it sign-ups are confirmed by mail (docs/operations.md#mail). */
  EMAIL?: { send(mail: EmailMessageBuilder): Promise<unknown> }
}

const needs = (rule: string, example: string) => `must ${rule}, for example ${example}`

function matching(pattern: RegExp, rule: string, example: string) {
  const sentence = needs(rule, example)
  return v.pipe(v.string(sentence), v.regex(pattern, sentence))
}

/** A base address without a trailing slash. */
const address = (example: string) =>
  v.pipe(
    matching(/^https?:\/\/[^?#\s]+$/, 'be an absolute http or https address without query', example),
    v.transform((url) => url.replace(/\/+$/, '')),
  )

const secret = matching(/^.{16,}$/s, 'have at least 16 characters', 'the output of "openssl rand -hex 32"')
const onOrOff = v.picklist(['on', 'off'], needs('be on or off', 'on'))

const Settings = v.pipe(
  v.object({
    PUBLIC_URL: v.optional(address('https://helmsway.example'), 'http://localhost:8787'),
    CONTENT_API_URL: v.optional(address('https://cms.helmsway.example')),
    CONTENT_API_TOKEN: v.optional(secret),
    STUDIO_URL: v.optional(address('https://cms.helmsway.example')),
    ASSET_URL: v.optional(address('https://cms.helmsway.example/assets')),
    SENTRY_DSN: v.optional(
      matching(/^https?:\/\/\w+@[\w.:-]+\/\d+$/, 'be a Sentry DSN', 'https://key@o1.ingest.sentry.io/1'),
    ),
    SENTRY_ENVIRONMENT: v.optional(
      matching(/^[\w.-]{1,64}$/, 'be a short name of letters, digits, dots and hyphens', 'production'),
      'production',
    ),
    SENTRY_FEEDBACK_WIDGET: v.optional(
      v.pipe(
        v.picklist(['true', 'false'], needs('be true or false', 'true')),
        v.transform((value) => value === 'true'),
      ),
      'false',
    ),
    PURGE_SECRET: v.optional(secret),
    /** The old secret while callers change to the new one. */
    PURGE_SECRET_PREVIOUS: v.optional(secret),
    PAGE_CACHE: v.optional(onOrOff, 'on'),
    RATE_LIMIT: v.optional(onOrOff, 'on'),
    SESSION: v.optional(onOrOff, () => __SESSION__),
    SESSION_USER_FIELDS: v.optional(
      v.pipe(
        matching(
          /^[a-z_]+(\.([a-z_]+|\*))*(,[a-z_]+(\.([a-z_]+|\*))*)*$/,
          'be names of user fields, separated by commas',
          'role.name,avatar.id',
        ),
        v.transform((names) => names.split(',')),
      ),
    ),
    /** Whether the consent dialog asks where nothing needs consent. */
    CONSENT: v.optional(v.picklist(['always'], needs('be always or not set', 'always'))),
    NEWSLETTER_FROM: v.optional(
      matching(/^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/, 'be an e-mail address', 'newsletter@helmsway.example'),
    ),
    /** Signs the links of mails and of the export. */
    NEWSLETTER_SECRET: v.optional(secret),
    EMAIL: v.optional(v.unknown()),
    ANALYTICS_ID: v.optional(matching(/^G-[A-Z0-9]{4,16}$/, 'be a measurement id', 'G-ABC123DEF4')),
  }),
  v.check(
    ({ SESSION, CONTENT_API_URL }) => SESSION === 'off' || CONTENT_API_URL !== undefined,
    'SESSION must be off without CONTENT_API_URL, for example off',
  ),
  v.check(
    ({ NEWSLETTER_FROM, NEWSLETTER_SECRET, EMAIL }) => !NEWSLETTER_FROM || (!!NEWSLETTER_SECRET && !!EMAIL),
    'NEWSLETTER_FROM needs NEWSLETTER_SECRET and the binding EMAIL, for example [[env.production.send_email]] name = "EMAIL"',
  ),
  // The defaults are the paths of Directus.
  v.transform(({ CONTENT_API_URL: base, ASSET_URL = base && `${base}/assets`, STUDIO_URL = base, ...settings }) => ({
    ...settings,
    CONTENT_API_URL: base,
    ASSET_URL,
    STUDIO_URL,
  })),
)

/** The operator's settings (docs/operations.md), all optional. */
export type Settings = v.InferOutput<typeof Settings>

/** The names of all settings. */
export const settingNames = Object.keys(Settings.pipe[0].entries)

/** Whether search engines may index this site. */
export const isProduction = ({ SENTRY_ENVIRONMENT }: Settings) => SENTRY_ENVIRONMENT === 'production'

/**
 * Parses the worker's variables and secrets. An empty one counts as not set. Throws an error that
 * names every malformed setting with an example; the worker then does not start.
 */
export function parseSettings(env: object): Settings {
  const present = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const result = v.safeParse(Settings, present, { abortPipeEarly: true })
  if (result.success) return result.output
  const faults = result.issues.map((issue) => `${v.getDotPath(issue) ?? ''} ${issue.message}`.trim())
  throw new Error(`Bad setting: ${faults.join('; ')}`)
}
