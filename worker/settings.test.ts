import { expect, test } from 'vitest'
import { parseSettings } from './settings.ts'

const secret = '0123456789abcdef'

const good: [name: string, value: string, read: unknown][] = [
  ['PUBLIC_URL', 'https://helmsway.example', 'https://helmsway.example'],
  ['PUBLIC_URL', 'https://helmsway.example//', 'https://helmsway.example'],
  ['PUBLIC_URL', 'http://localhost:9000', 'http://localhost:9000'],
  ['CONTENT_API_URL', 'https://cms.helmsway.example/api/', 'https://cms.helmsway.example/api'],
  ['CONTENT_API_TOKEN', secret, secret],
  ['ASSET_URL', 'https://cms.helmsway.example/assets', 'https://cms.helmsway.example/assets'],
  ['SENTRY_DSN', 'https://key@o1.ingest.sentry.io/1', 'https://key@o1.ingest.sentry.io/1'],
  ['SENTRY_DSN', 'http://key@localhost:9000/12', 'http://key@localhost:9000/12'],
  ['SENTRY_ENVIRONMENT', 'staging', 'staging'],
  ['SENTRY_FEEDBACK_WIDGET', 'true', true],
  ['SENTRY_FEEDBACK_WIDGET', 'false', false],
  ['PURGE_SECRET', secret, secret],
  ['RATE_LIMIT', 'off', 'off'],
  ['SESSION', 'off', 'off'],
  ['SESSION_USER_FIELDS', 'plan', ['plan']],
  ['SESSION_USER_FIELDS', 'role.name,avatar.*', ['role.name', 'avatar.*']],
  ['PAGE_CACHE', 'off', 'off'],
  ['ANALYTICS_ID', 'G-ABC123DEF4', 'G-ABC123DEF4'],
  ['CONSENT', 'always', 'always'],
  ['NEWSLETTER_SECRET', secret, secret],
]

test.each(good)('%s may be %s', (name, value, read) => {
  expect(parseSettings({ [name]: value })).toHaveProperty(name, read)
})

const malformed: [name: string, value: unknown][] = [
  ['PUBLIC_URL', 'helmsway.example'],
  ['PUBLIC_URL', 'ftp://helmsway.example'],
  ['PUBLIC_URL', 'https://helmsway.example?x=1'],
  ['PUBLIC_URL', 'https://helmsway.example/#top'],
  ['PUBLIC_URL', ' '],
  ['CONTENT_API_URL', '/api'],
  ['CONTENT_API_URL', 'https://'],
  ['CONTENT_API_TOKEN', 'short'],
  ['ASSET_URL', 'cms.helmsway.example/assets'],
  ['SENTRY_DSN', 'https://o1.ingest.sentry.io/1'],
  ['SENTRY_DSN', 'https://key@o1.ingest.sentry.io'],
  ['SENTRY_ENVIRONMENT', 'my environment'],
  ['SENTRY_ENVIRONMENT', 'x'.repeat(65)],
  ['SENTRY_FEEDBACK_WIDGET', 'yes'],
  ['PURGE_SECRET', 'short'],
  ['RATE_LIMIT', '500'],
  ['SESSION', 'yes'],
  // It needs CONTENT_API_URL.
  ['SESSION', 'on'],
  ['SESSION_USER_FIELDS', 'role name'],
  ['SESSION_USER_FIELDS', 'a,'],
  ['PAGE_CACHE', 'true'],
  ['ANALYTICS_ID', 'UA-1234-5'],
  ['CONSENT', 'never'],
  ['NEWSLETTER_SECRET', 'short'],
  ['NEWSLETTER_FROM', 'Helmsway <news@helmsway.example>'],
  // wrangler.toml can also hold numbers and booleans.
  ['PUBLIC_URL', 8787],
  ['CONTENT_API_TOKEN', 1_234_567_890],
  ['SENTRY_DSN', 1],
  ['SENTRY_ENVIRONMENT', 1],
  ['SENTRY_FEEDBACK_WIDGET', 1],
  ['PURGE_SECRET', 1_234_567_890],
  ['ANALYTICS_ID', 1],
]

/** The error of `env`, or `none`. */
function complaint(env: object): string {
  try {
    parseSettings(env)
    return 'none'
  } catch (error) {
    return String(error)
  }
}

test.each(malformed)('the error names a malformed %s (%s) and gives an example', (name, value) => {
  const sentence = complaint({ [name]: value })
  expect(sentence).toMatch(new RegExp(`^Error: Bad setting: ${name} must .+, for example \\S+`))
})

test.each([
  ['CONTENT_API_TOKEN', 'hunter2'],
  ['CONTENT_API_TOKEN', 1_234_567_890],
  ['PURGE_SECRET', 'hunter2'],
  ['PURGE_SECRET', 1_234_567_890],
])('the error does not contain a malformed secret %s', (name, value) => {
  expect(complaint({ [name]: value })).not.toContain(String(value))
})

test('one error names every malformed setting', () => {
  const sentence = complaint({ PUBLIC_URL: 'x', ASSET_URL: 'y', ANALYTICS_ID: 'G-ABC123DEF4' })
  expect(sentence).toContain('PUBLIC_URL')
  expect(sentence).toContain('ASSET_URL')
  expect(sentence).not.toContain('ANALYTICS_ID')
})

const defaults = {
  PUBLIC_URL: 'http://localhost:8787',
  SENTRY_ENVIRONMENT: 'production',
  SENTRY_FEEDBACK_WIDGET: false,
  RATE_LIMIT: 'on',
  SESSION: 'off',
  PAGE_CACHE: 'on',
}

test('every setting is optional', () => {
  expect(parseSettings({})).toEqual(defaults)
})

test('ASSET_URL defaults to the content server', () => {
  const CONTENT_API_URL = 'https://cms.helmsway.example'
  expect(parseSettings({ CONTENT_API_URL }).ASSET_URL).toBe('https://cms.helmsway.example/assets')
  const ASSET_URL = 'https://files.helmsway.example'
  expect(parseSettings({ CONTENT_API_URL, ASSET_URL }).ASSET_URL).toBe(ASSET_URL)
})

test('an empty setting counts as not set', () => {
  const names = [...good, ...malformed].map(([name]) => [name, ''])
  expect(parseSettings(Object.fromEntries(names))).toEqual(defaults)
})

test('bindings are not settings', () => {
  expect(parseSettings({ DB: {}, SITE_KV: {}, SOMETHING: 'else' })).toEqual(defaults)
})

test('a sender of mails needs a secret and the mail binding', () => {
  const sender = { NEWSLETTER_FROM: 'newsletter@helmsway.example' }
  expect(parseSettings({ ...sender, NEWSLETTER_SECRET: secret, EMAIL: {} })).toMatchObject(sender)
  for (const more of [{}, { NEWSLETTER_SECRET: secret }, { EMAIL: {} }])
    expect(() => parseSettings({ ...sender, ...more })).toThrow(
      'NEWSLETTER_FROM needs NEWSLETTER_SECRET and the binding EMAIL',
    )
})
