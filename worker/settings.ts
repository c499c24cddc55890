import type { D1Database, Fetcher, KVNamespace, RateLimit } from '@cloudflare/workers-types'
import * as v from 'valibot'

/** What wrangler.toml binds to the worker. */
export interface Bindings {
  ASSETS: Fetcher
  SITE_KV: KVNamespace
  DB: D1Database
  SUBSCRIBE_LIMIT: RateLimit
  SUBSCRIBE_WIDE_LIMIT: RateLimit
  SESSION_LIMIT: RateLimit
}

const example = (sentence: string, value: string) => `${sentence}, for example ${value}`

/** A base address without a trailing slash: `https://…`, or `http://` on this machine. */
function address(good: string) {
  const sentence = example('must be an absolute http or https address without query', good)
  return v.pipe(
    v.string(sentence),
    v.url(sentence),
    v.regex(/^https?:\/\/[^?#\s]+$/, sentence),
    v.transform((url) => url.replace(/\/+$/, '')),
  )
}

const secretSentence = example('must have at least 16 characters', 'what "openssl rand -hex 32" prints')
const secret = v.pipe(v.string(secretSentence), v.minLength(16, secretSentence))
const environmentSentence = example('must be a short name of letters, digits, dots and hyphens', 'production')
const analyticsSentence = example('must be a measurement id', 'G-ABC123DEF4')
const dsnSentence = example('must be a Sentry DSN', 'https://key@o1.ingest.sentry.io/1')

const fieldsSentence = example('must be names of user fields, separated by commas', 'role.name,avatar.id')
const sessionSentence = example('must be on or off, and on needs CONTENT_API_URL', 'off')

const SettingsFields = v.object({
  PUBLIC_URL: v.optional(address('https://helmsway.example'), 'http://localhost:8787'),
  CONTENT_API_URL: v.optional(address('https://cms.helmsway.example')),
  CONTENT_API_TOKEN: v.optional(secret),
  ASSET_URL: v.optional(address('https://cms.helmsway.example/assets')),
  SENTRY_DSN: v.optional(v.pipe(v.string(dsnSentence), v.regex(/^https?:\/\/\w+@[\w.:-]+\/\d+$/, dsnSentence))),
  SENTRY_ENVIRONMENT: v.optional(
    v.pipe(v.string(environmentSentence), v.regex(/^[\w.-]{1,64}$/, environmentSentence)),
    'production',
  ),
  SENTRY_FEEDBACK_WIDGET: v.optional(
    v.pipe(
      v.picklist(['true', 'false'], example('must be true or false', 'true')),
      v.transform((value) => value === 'true'),
    ),
    'false',
  ),
  PURGE_SECRET: v.optional(secret),
  PAGE_CACHE: v.optional(v.picklist(['on', 'off'], example('must be on or off', 'on')), 'on'),
  RATE_LIMIT: v.optional(v.picklist(['on', 'off'], example('must be on or off', 'on')), 'on'),
  /** A build with SESSION=on switches it on by itself. */
  SESSION: v.optional(v.picklist(['on', 'off'], sessionSentence), __SESSION__),
  SESSION_USER_FIELDS: v.optional(
    v.pipe(
      v.string(fieldsSentence),
      v.regex(/^[a-z_]+(\.([a-z_]+|\*))*(,[a-z_]+(\.([a-z_]+|\*))*)*$/, fieldsSentence),
      v.transform((names) => names.split(',')),
    ),
  ),
  ANALYTICS_ID: v.optional(v.pipe(v.string(analyticsSentence), v.regex(/^G-[A-Z0-9]{4,16}$/, analyticsSentence))),
})

const Settings = v.pipe(
  SettingsFields,
  v.forward(
    v.partialCheck(
      [['SESSION'], ['CONTENT_API_URL']],
      ({ SESSION, CONTENT_API_URL }) => SESSION === 'off' || CONTENT_API_URL !== undefined,
      sessionSentence,
    ),
    ['SESSION'],
  ),
  // The folder of pictures in Directus.
  v.transform(({ ASSET_URL, ...settings }) => {
    const { CONTENT_API_URL } = settings
    return { ...settings, ASSET_URL: ASSET_URL ?? (CONTENT_API_URL && `${CONTENT_API_URL}/assets`) }
  }),
)

/** The operator's settings (docs/operations.md), all optional. */
export type Settings = v.InferOutput<typeof Settings>

/** Whether search engines may index this site. */
export const isProduction = ({ SENTRY_ENVIRONMENT }: Settings) => SENTRY_ENVIRONMENT === 'production'

/**
 * Reads the settings from the worker's variables and secrets. An empty variable counts as not set.
 * @throws Error that names every malformed setting and shows a good value; the worker then does not
 * start.
 */
export function parseSettings(env: object): Settings {
  const present = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const result = v.safeParse(Settings, present, { abortPipeEarly: true })
  if (result.success) return result.output
  const faults = result.issues.map((issue) => `${v.getDotPath(issue) ?? 'settings'} ${issue.message}`)
  throw new Error(`Bad setting: ${faults.join('; ')}`)
}
