import * as v from 'valibot'

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

const time = (ms: number) => (ms > 0 ? new Date(ms).toISOString() : '')

/**
 * A field of CSV (RFC 4180). What a spreadsheet would take for a formula gets an apostrophe before
 * it (OWASP, CSV injection): remove it before you write to such an address.
 */
export function csvField(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** All sign-ups as CSV with a header, lines ended by CR LF (RFC 4180), times in UTC. */
export function csv(rows: SignUp[]): string {
  const head = ['email', 'locale', 'state', 'created_at', 'reason', 'id']
  const lines = rows.map((row) => [row.email, row.locale, row.state, time(row.created_at), row.reason ?? '', row.id])
  return [head, ...lines].map((fields) => `${fields.map(csvField).join(',')}\r\n`).join('')
}

/** How many sign-ups each state has. */
export const countStates = (rows: SignUp[]) =>
  ['waiting', 'delivered', 'rejected'].map((state) => ({
    state,
    'sign-ups': rows.filter((row) => row.state === state).length,
  }))

/** Sign-ups that wait or were refused, for `console.table`. */
export const openSignUps = (rows: SignUp[]) =>
  rows
    .filter(({ state }) => state !== 'delivered')
    .map(({ state, email, created_at, attempts, next_attempt_at, reason, id }) => {
      return { state, email, 'signed up': time(created_at), attempts, 'next try': time(next_attempt_at), reason, id }
    })
