import * as v from 'valibot'
import { NewsletterEmail } from '#features/newsletter/schema.ts'

/** A row of the table `newsletter`. Times are milliseconds since 1970. */
export const SignUp = v.object({
  id: v.string(),
  email: v.string(),
  locale: v.string(),
  state: v.string(),
  created_at: v.number(),
  attempts: v.number(),
  next_attempt_at: v.number(),
  reason: v.nullable(v.string()),
})
export type SignUp = v.InferOutput<typeof SignUp>

/** The normal form of an email address in lower case, as D1 compares them. Other text stays as it is. */
const comparable = (text: string) => v.parse(v.fallback(NewsletterEmail, text.trim()), text).toLowerCase()

/** The sign-ups with this id or address, in any spelling. */
export const find = <Row extends Pick<SignUp, 'id' | 'email'>>(rows: Row[], which: string): Row[] =>
  rows.filter(({ id, email }) => id === which || comparable(email) === comparable(which))

/** Ids as a list in SQL: wrangler takes no parameters. */
const list = (ids: string[]) => `(${ids.map((id) => `'${id.replaceAll("'", "''")}'`).join(', ')})`

/**
 * A statement that makes rejected sign-ups, and those that wait for a later attempt, due at once. It
 * returns their ids. Sign-ups in delivery stay as they are.
 * @param ids limits the statement to these sign-ups
 */
export function retryStatement(ids?: string[]): string {
  const only = ids ? ` AND id IN ${list(ids)}` : ''
  const now = 'unixepoch() * 1000'
  return `UPDATE newsletter SET state = 'waiting', attempts = 0, next_attempt_at = 0, reason = NULL
     WHERE (state = 'rejected' OR (state = 'waiting' AND next_attempt_at > ${now} AND leased_until <= ${now}))${only}
     RETURNING id`
}

export const deleteStatement = (ids: string[]): string => `DELETE FROM newsletter WHERE id IN ${list(ids)} RETURNING id`

/** The result of a deletion. `here` and `there` (content server) count deleted sign-ups. */
export function deletionReport(which: string, here: number, there?: number): string {
  const told = (deleted: number) => (deleted > 0 ? 'deleted' : 'there was no such sign-up')
  const atServer =
    there === undefined
      ? '. A content server keeps its copy of the address: add --content-server https://…'
      : `, at the content server ${told(there)}`
  return `${which}: here ${told(here)}${atServer}\nBackups of D1 (Time Travel) hold it for up to 30 days.`
}

const time = (ms: number) => (ms > 0 ? new Date(ms).toISOString() : '')

/**
 * A field of CSV (RFC 4180). An apostrophe keeps spreadsheets from running it as a formula (OWASP,
 * CSV injection). Remove it before you write to such an address.
 */
export function csvField(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** All sign-ups as CSV with a header, CR LF line ends (RFC 4180) and UTC times. */
export function csv(rows: SignUp[]): string {
  const head = ['email', 'locale', 'state', 'created_at', 'reason', 'id']
  const lines = rows.map((row) => [row.email, row.locale, row.state, time(row.created_at), row.reason ?? '', row.id])
  return [head, ...lines].map((fields) => `${fields.map(csvField).join(',')}\r\n`).join('')
}

export const countStates = (rows: SignUp[]) =>
  ['waiting', 'delivered', 'rejected'].map((state) => ({
    state,
    'sign-ups': rows.filter((row) => row.state === state).length,
  }))

/** Waiting and rejected sign-ups, for `console.table`. */
export const openSignUps = (rows: SignUp[]) =>
  rows
    .filter(({ state }) => state !== 'delivered')
    .map(({ state, email, created_at, attempts, next_attempt_at, reason, id }) => {
      return { state, email, 'signed up': time(created_at), attempts, 'next try': time(next_attempt_at), reason, id }
    })
