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

const matching = (pattern: RegExp, sentence: string) => v.pipe(v.string(sentence), v.regex(pattern, sentence))

const secret = matching(/^.{16,}$/s, example('must have at least 16 characters', 'what "openssl rand -hex 32" prints'))
const onOrOff = v.picklist(['on', 'off'], example('must be on or off', 'on'))
const sessionSentence = example('must be on or off, and on needs CONTENT_API_URL', 'off')

const SettingsFields = v.object({
  PUBLIC_URL: v.optional(address('https://helmsway.example'), 'http://localhost:8787'),
  CONTENT_API_URL: v.optional(address('https://cms.helmsway.example')),
  CONTENT_API_TOKEN: v.optional(secret),
  STUDIO_URL: v.optional(address('https://cms.helmsway.example')),
  ASSET_URL: v.optional(address('https://cms.helmsway.example/assets')),
  SENTRY_DSN: v.optional(
    matching(/^https?:\/\/\w+@[\w.:-]+\/\d+$/, example('must be a Sentry DSN', 'https://key@o1.ingest.sentry.io/1')),
  ),
  SENTRY_ENVIRONMENT: v.optional(
    matching(/^[\w.-]{1,64}$/, example('must be a short name of letters, digits, dots and hyphens', 'production')),
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
  /** The one before, while callers change to the new one. */
  PURGE_SECRET_PREVIOUS: v.optional(secret),
  PAGE_CACHE: v.optional(onOrOff, 'on'),
  RATE_LIMIT: v.optional(onOrOff, 'on'),
  /** A build with SESSION=on switches it on by itself. */
  SESSION: v.optional(v.picklist(['on', 'off'], sessionSentence), __SESSION__),
  SESSION_USER_FIELDS: v.optional(
    v.pipe(
      matching(
        /^[a-z_]+(\.([a-z_]+|\*))*(,[a-z_]+(\.([a-z_]+|\*))*)*$/,
        example('must be names of user fields, separated by commas', 'role.name,avatar.id'),
      ),
      v.transform((names) => names.split(',')),
    ),
  ),
  ANALYTICS_ID: v.optional(matching(/^G-[A-Z0-9]{4,16}$/, example('must be a measurement id', 'G-ABC123DEF4'))),
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
  // The folder of pictures in Directus, and its studio.
  v.transform(({ ASSET_URL, STUDIO_URL, ...settings }) => {
    const { CONTENT_API_URL } = settings
    return {
      ...settings,
      ASSET_URL: ASSET_URL ?? (CONTENT_API_URL && `${CONTENT_API_URL}/assets`),
      STUDIO_URL: STUDIO_URL ?? CONTENT_API_URL,
    }
  }),
)

/** The operator's settings (docs/operations.md), all optional. */
export type Settings = v.InferOutput<typeof Settings>

/** Whether search engines may index this site. */
export const isProduction = ({ SENTRY_ENVIRONMENT }: Settings) => SENTRY_ENVIRONMENT === 'production'

/**
 * Reads the settings from the worker's variables and secrets. An empty variable counts as not set.
 * Throws with every malformed setting and a good value; the worker then does not start.
 */
export function parseSettings(env: object): Settings {
  const present = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const result = v.safeParse(Settings, present, { abortPipeEarly: true })
  if (result.success) return result.output
  const faults = result.issues.map((issue) => `${v.getDotPath(issue) ?? 'settings'} ${issue.message}`)
  throw new Error(`Bad setting: ${faults.join('; ')}`)
}
