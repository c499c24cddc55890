import * as v from 'valibot'
import { NewsletterEmail } from '#features/newsletter/schema.ts'
import type { SignUp } from './report.ts'

/** The normal form of an address in lower case, as D1 compares them; other text as it is. */
const comparable = (text: string) => v.parse(v.fallback(NewsletterEmail, text.trim()), text).toLowerCase()

/** The sign-ups with this id or address, in whatever spelling. */
export const find = <Row extends Pick<SignUp, 'id' | 'email'>>(rows: Row[], which: string): Row[] =>
  rows.filter(({ id, email }) => id === which || comparable(email) === comparable(which))

/** Ids as a list in SQL; wrangler takes no parameters. */
const list = (ids: string[]) => `(${ids.map((id) => `'${id.replaceAll("'", "''")}'`).join(', ')})`

/**
 * The statement that makes refused sign-ups, and those that wait for a later attempt, due at once;
 * it returns a row for each. Sign-ups that are being handed over stay as they are.
 * @param ids only these; all without it
 */
export function retryStatement(ids?: string[]): string {
  const only = ids ? ` AND id IN ${list(ids)}` : ''
  const now = 'unixepoch() * 1000'
  return `UPDATE newsletter SET state = 'waiting', attempts = 0, next_attempt_at = 0, reason = NULL
     WHERE (state = 'rejected' OR (state = 'waiting' AND next_attempt_at > ${now} AND leased_until <= ${now}))${only}
     RETURNING id`
}

/** The statement that deletes sign-ups; it returns a row for each. */
export const deleteStatement = (ids: string[]): string => `DELETE FROM newsletter WHERE id IN ${list(ids)} RETURNING id`

/** The result of a deletion for the operator; `there` counts deletions at the content server. */
export function deletionReport(which: string, here: number, there?: number): string {
  const told = (deleted: number) => (deleted > 0 ? 'deleted' : 'there was no such sign-up')
  const atServer =
    there === undefined
      ? '. A content server keeps its copy of the address: add --content-server https://…'
      : `, at the content server ${told(there)}`
  return `${which}: here ${told(here)}${atServer}\nBackups of D1 (Time Travel) hold it for up to 30 days.`
}
