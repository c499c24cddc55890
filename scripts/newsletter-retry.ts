/** A text in SQL; wrangler takes no parameters. */
const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`

/**
 * The statement that makes refused sign-ups, and those that wait for a later attempt, due at once, as if they were new; one row for each.
 * Who is being handed over now (its lease has not ended) is left alone.
 * @param which ids and addresses; all when empty
 */
export function retryStatement(which: string[]): string {
  const names = which.map(quoted).join(', ')
  const only = names ? ` AND (id IN (${names}) OR email IN (${names}))` : ''
  const now = 'unixepoch() * 1000'
  return `UPDATE newsletter SET state = 'waiting', attempts = 0, next_attempt_at = 0, reason = NULL
     WHERE (state = 'rejected' OR (state = 'waiting' AND next_attempt_at > ${now} AND leased_until <= ${now}))${only}
     RETURNING id`
}
