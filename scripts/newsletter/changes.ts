import * as v from 'valibot'
import { NewsletterEmail } from '#features/newsletter/schema.ts'
import type { SignUp } from './report.ts'

/**
 * The normal form of an address in lower case, as D1 compares them; text that is no address stays
 * as it is.
 */
const comparable = (text: string) => v.parse(v.fallback(NewsletterEmail, text.trim()), text).toLowerCase()

/** The sign-ups with this id or address, in whatever spelling. */
export function find<Row extends Pick<SignUp, 'id' | 'email'>>(rows: Row[], which: string): Row[] {
  return rows.filter(({ id, email }) => id === which || comparable(email) === comparable(which))
}

/** Ids as a list in SQL; wrangler takes no parameters. */
const list = (ids: string[]) => `(${ids.map((id) => `'${id.replaceAll("'", "''")}'`).join(', ')})`

/**
 * The statement that makes refused sign-ups, and those that wait for a later attempt, due at once,
 * as if they were new; one row for each. Who is being handed over now (its lease has not ended) is
 * left alone.
 * @param ids whom alone; all without it
 */
export function retryStatement(ids?: string[]): string {
  const only = ids ? ` AND id IN ${list(ids)}` : ''
  const now = 'unixepoch() * 1000'
  return `UPDATE newsletter SET state = 'waiting', attempts = 0, next_attempt_at = 0, reason = NULL
     WHERE (state = 'rejected' OR (state = 'waiting' AND next_attempt_at > ${now} AND leased_until <= ${now}))${only}
     RETURNING id`
}

/** The statement that deletes sign-ups; one row for each that was there. */
export function deleteStatement(ids: string[]): string {
  return `DELETE FROM newsletter WHERE id IN ${list(ids)} RETURNING id`
}

/**
 * What became of the address or id `which`, and what is left to do; `there` are the deletions at the
 * content server, if it was asked.
 */
export function deletionReport(which: string, here: number, there?: number): string {
  const told = (deleted: number) => (deleted > 0 ? 'deleted' : 'there was no such sign-up')
  const backups = 'Backups of D1 (Time Travel) hold what was deleted for up to 30 days.'
  if (there !== undefined) return `${which}: here ${told(here)}, at the content server ${told(there)}.\n${backups}`
  return `${which}: here ${told(here)}.
Without a content server that is all. With one, letters go out until it has deleted the address, too: add --content-server https://…, or
delete it there by hand.
${backups}`
}
