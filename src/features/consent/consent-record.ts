import { consentCookie, type Category } from './consent-settings.ts'

/** The consent record as its cookie keeps it (docs/product.md#consent-record). */
interface ConsentRecord {
  categories: Category[]
  revision: number
  /** Nothing more is kept. */
  data: null
  /** When the visitor first answered, ISO 8601. */
  consentTimestamp: string
  consentId: string
  services: Record<Category, []>
  languageCode: string
  /** When the visitor last changed the answer, ISO 8601. */
  lastConsentTimestamp: string
  /** In ms since 1970. */
  expirationTime: number
}

const dayMs = 86_400_000

/** Not a schema: this chunk comes before any touch, and Valibot is not in it. */
function isRecord(value: unknown): value is ConsentRecord {
  if (typeof value !== 'object' || value === null) return false
  const { consentId, consentTimestamp, lastConsentTimestamp, categories, revision }: Record<string, unknown> = {
    ...value,
  }
  return (
    typeof revision === 'number' &&
    typeof consentId === 'string' &&
    consentId !== '' &&
    [consentTimestamp, lastConsentTimestamp].every((time) => typeof time === 'string' && Date.parse(time)) &&
    Array.isArray(categories)
  )
}

const cookies = () => document.cookie.split('; ').map((cookie) => cookie.split('='))

/** The stored record; `undefined` if there is none that counts for `revision`. */
export function readRecord(revision: number): ConsentRecord | undefined {
  const text = cookies().find(([name]) => name === consentCookie.name)?.[1]
  if (!text) return undefined
  try {
    const record: unknown = JSON.parse(decodeURIComponent(text))
    return isRecord(record) && record.revision === revision ? record : undefined
  } catch {
    return undefined
  }
}

/** Stores an answer for 182 days. A changed answer keeps its id and the time of the first one. */
export function storeRecord(categories: Category[], revision: number, languageCode: string) {
  const now = Date.now()
  const time = new Date(now).toISOString()
  const { consentId = crypto.randomUUID(), consentTimestamp = time } = readRecord(revision) ?? {}
  const expirationTime = now + consentCookie.expiresAfterDays * dayMs
  const record: ConsentRecord = {
    categories,
    revision,
    data: null,
    consentTimestamp,
    consentId,
    services: { necessary: [], analytics: [] },
    languageCode,
    lastConsentTimestamp: time,
    expirationTime,
  }
  document.cookie = [
    `${consentCookie.name}=${encodeURIComponent(JSON.stringify(record))}`,
    `expires=${new Date(expirationTime).toUTCString()}`,
    `path=${consentCookie.path}`,
    `samesite=${consentCookie.sameSite}`,
    // With it, as earlier records: without it there would be two cookies of one name.
    ...(location.hostname.includes('.') ? [`domain=${location.hostname}`] : []),
    ...(consentCookie.secure && location.protocol === 'https:' ? ['secure'] : []),
  ].join('; ')
}

/** Removes all cookies whose names begin with `prefix`, whether or not they name the domain. */
export function removeCookies(prefix: string) {
  const domain = location.hostname
  for (const [name] of cookies()) {
    if (!name?.startsWith(prefix)) continue
    for (const place of ['', `; domain=${domain}`, `; domain=${domain.replace(/^www\./, '')}`])
      document.cookie = `${name}=; path=/; max-age=0${place}`
  }
}
