import * as v from 'valibot'
import { NewsletterEmail } from '#features/newsletter/schema.ts'
import { localizePath } from '#i18n/paths.ts'
import { localeCodes } from '#i18n/locales.ts'
import { linkToken } from '#worker/newsletter/link.ts'
import { dueAgain } from '#worker/newsletter/outbox.ts'

/** A row of `newsletter`, or an open confirmation. Times are milliseconds since 1970. */
export const SignUp = v.object({
  id: v.string(),
  email: v.string(),
  locale: v.picklist(localeCodes),
  kind: v.picklist(['subscribe', 'unsubscribe', 'confirm']),
  state: v.string(),
  created_at: v.number(),
  confirmed_at: v.nullable(v.number()),
  source: v.nullable(v.string()),
  attempts: v.number(),
  next_attempt_at: v.number(),
  reason: v.nullable(v.string()),
})
export type SignUp = v.InferOutput<typeof SignUp>

const columns = Object.keys(SignUp.entries)
/** All sign-ups, the unconfirmed and the withdrawn ones too. */
export const allSignUps = `SELECT ${columns.join(', ')} FROM newsletter
  UNION ALL SELECT ${columns.map((name) => (name === 'confirmed_at' ? 'NULL' : name)).join(', ')}
  FROM newsletter_mails WHERE kind = 'confirm' ORDER BY created_at`

/** The state of a row in an operator's words. */
const stateOf = ({ kind, state }: Pick<SignUp, 'kind' | 'state'>) =>
  ({ subscribe: state, confirm: 'unconfirmed', unsubscribe: 'withdrawn' })[kind]

/** The normal form of an email address in lower case, as D1 compares them. Other text stays as it is. */
const comparable = (text: string) => v.parse(v.fallback(NewsletterEmail, text.trim()), text).toLowerCase()

/** The sign-ups with this id or address, in any spelling. */
export const find = <Row extends Pick<SignUp, 'id' | 'email'>>(rows: Row[], which: string): Row[] =>
  rows.filter(({ id, email }) => id === which || comparable(email) === comparable(which))

/** Ids as a list in SQL: wrangler takes no parameters. */
const list = (ids: string[]) => `(${ids.map((id) => `'${id.replaceAll("'", "''")}'`).join(', ')})`

/**
 * Statements that make rejected deliveries and mails, and those that wait for a later attempt, due at
 * once. They return their ids. Those under way stay as they are.
 * @param ids limits the statements to these sign-ups
 */
export function retryStatements(ids?: string[]): string[] {
  const only = ids ? ` AND id IN ${list(ids)}` : ''
  const now = 'unixepoch() * 1000'
  return ['newsletter', 'newsletter_mails'].map(
    (table) => `UPDATE ${table} SET ${dueAgain}
     WHERE (state = 'rejected' OR (state = 'waiting' AND next_attempt_at > ${now} AND leased_until <= ${now}))${only}
     RETURNING id`,
  )
}

/**
 * Statements that delete sign-ups. An address that a content server may have becomes a withdrawal of
 * 1970: the cron tells the server and then deletes it. `hash` is the address's key in `newsletter_limits`.
 */
export function deleteStatements(ids: string[], hash?: string): string[] {
  const which = `id IN ${list(ids)}`
  const isThere = "(kind = 'subscribe' AND (state = 'delivered' OR attempts > 0 OR leased_until > 0))"
  const isUntold = "(kind = 'unsubscribe' AND state = 'waiting')"
  return [
    `DELETE FROM newsletter WHERE ${which} AND NOT ${isThere} AND NOT ${isUntold} RETURNING id`,
    `UPDATE newsletter SET ${dueAgain}, kind = 'unsubscribe', key = lower(hex(randomblob(16))), withdrawn_at = 0,
       created_at = unixepoch() * 1000 WHERE ${which} RETURNING id`,
    `DELETE FROM newsletter_mails WHERE ${which} RETURNING id`,
    ...(hash ? [`DELETE FROM newsletter_limits WHERE hash = '${hash}' RETURNING hash`] : []),
  ]
}

/**
 * The result of a deletion: `deleted` rows at once, and `withdrawn` ones of which the content server
 * hears first.
 */
export function deletionReport(which: string, deleted: number, withdrawn: number): string {
  const done = [
    deleted > 0 && 'deleted',
    withdrawn > 0 && 'withdrawn; the next cron tells the content server, then deletes it',
  ].filter(Boolean)
  const told = done.length > 0 ? done.join(', ') : 'there was no such sign-up'
  return `${which}: ${told}\nBackups of D1 (Time Travel) hold it for up to 30 days.`
}

const time = (ms: number | null) => (ms ? new Date(ms).toISOString() : '')

/**
 * A field of CSV (RFC 4180). An apostrophe keeps spreadsheets from running it as a formula (OWASP,
 * CSV injection). Remove it before you write to such an address.
 */
export function csvField(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Where links of the export lead, and their key. */
interface Links {
  origin: string
  secret: string
}

/**
 * The subscribed addresses as CSV with a header, CR LF line ends (RFC 4180) and UTC times.
 * `unsubscribe` is the address for the header `List-Unsubscribe` (RFC 8058), empty without `links`.
 */
export async function csv(rows: SignUp[], links?: Links): Promise<string> {
  const head = ['email', 'locale', 'source', 'created_at', 'confirmed_at', 'state', 'reason', 'id', 'unsubscribe']
  const lines = rows
    .filter(({ kind }) => kind === 'subscribe')
    .map(async ({ email, locale, source, created_at, confirmed_at, state, reason, id }) => {
      const path = localizePath(locale, '/newsletter/leave')
      const leave = links ? `${links.origin}${path}?token=${await linkToken(id, links.secret, created_at)}` : ''
      return [email, locale, source ?? '', time(created_at), time(confirmed_at), state, reason ?? '', id, leave]
    })
  return [head, ...(await Promise.all(lines))].map((fields) => `${fields.map(csvField).join(',')}\r\n`).join('')
}

export const countStates = (rows: SignUp[]) =>
  ['unconfirmed', 'waiting', 'delivered', 'rejected', 'withdrawn'].map((state) => ({
    state,
    'sign-ups': rows.filter((row) => stateOf(row) === state).length,
  }))

/** Sign-ups, withdrawals and mails that have not arrived, for `console.table`. */
export const openSignUps = (rows: SignUp[]) =>
  rows
    .filter(({ state }) => state !== 'delivered')
    .map((row) => {
      const { email, created_at, attempts, next_attempt_at, reason, id } = row
      const state = stateOf(row)
      return { state, email, 'signed up': time(created_at), attempts, 'next try': time(next_attempt_at), reason, id }
    })
