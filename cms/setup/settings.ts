import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'

/** The folder of this package. */
export const folder = join(import.meta.dirname, '..')

const secret = () => randomBytes(32).toString('hex')
/** Short enough to type. */
const password = () => randomBytes(12).toString('base64url')

/** The secrets of this installation. POSTGRES_PASSWORD is for compose.yaml. */
const makeSecrets = () => ({
  SECRET: secret(),
  ADMIN_PASSWORD: password(),
  ADMIN_TOKEN: secret(),
  EDITOR_PASSWORD: password(),
  SITE_TOKEN: secret(),
  PURGE_SECRET: secret(),
  POSTGRES_PASSWORD: secret(),
})

/** Defaults for `.env` and the environment. */
const usual = {
  HOST: '127.0.0.1',
  PORT: '8055',
  ADMIN_EMAIL: 'admin@cms.example.com',
  EDITOR_EMAIL: 'editor@cms.example.com',
  DB_CLIENT: 'sqlite3',
  DB_FILENAME: './data/database.sqlite',
  STORAGE_LOCATIONS: 'local',
  STORAGE_LOCAL_ROOT: './data/uploads',
  FILES_MAX_UPLOAD_SIZE: '10mb',
  FILES_MIME_TYPE_ALLOW_LIST: 'image/png,image/jpeg,image/webp,image/avif,image/svg+xml',
  SITE_URL: 'http://localhost:8787',
  PROJECT_NAME: 'Content of the site',
  PROJECT_OWNER: 'admin@cms.example.com',
  LOG_LEVEL: 'warn',
  TELEMETRY: 'false',
  EXTENSIONS_MUST_LOAD: 'true',
  PRESSURE_LIMITER_ENABLED: 'false',
}

export type Settings = ReturnType<typeof makeSecrets> &
  typeof usual & { PUBLIC_URL: string; CONTENT_SECURITY_POLICY_DIRECTIVES__FRAME_SRC: string }

/**
 * The settings of Directus and of this kit: the environment, else `.env` of this folder (`file`),
 * else secrets and defaults that are added to the file, which `npx directus` and compose.yaml read, too.
 */
export function readSettings(file = join(folder, '.env'), environment = process.env): Settings {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const set = { ...parseEnv(text), ...filled(environment) }
  const defaults = { ...makeSecrets(), ...usual }
  const missing = Object.entries(defaults).filter(([name]) => set[name] === undefined)
  if (missing.length > 0) {
    const lines = missing.map(([name, value]) => `${name}="${value}"`)
    writeFileSync(file, `${[text.trimEnd(), ...lines].join('\n').trimStart()}\n`, { mode: 0o600 })
  }
  const settings = { ...defaults, ...set }
  return {
    PUBLIC_URL: `http://localhost:${settings.PORT}`,
    // The preview pane of the studio shows the site in a frame.
    CONTENT_SECURITY_POLICY_DIRECTIVES__FRAME_SRC: ["'self'", settings.SITE_URL].filter(Boolean).join(','),
    ...settings,
  }
}

/** The variables that are not empty. */
const filled = (environment: NodeJS.ProcessEnv): Record<string, string> =>
  Object.fromEntries(Object.entries(environment).flatMap(([name, value]) => (value ? [[name, value]] : [])))
