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

/** Columns for a terminal. Control characters, which could command it, are shown as �. */
function table(lines: string[][]): string {
  const safe = lines.map((cells) => cells.map((cell) => cell.replaceAll(/\p{Cc}/gu, '�')))
  const width = (column: number) => Math.max(...safe.map((cells) => cells[column]?.length ?? 0))
  const line = (cells: string[]) => cells.map((cell, column) => cell.padEnd(width(column))).join('  ')
  return safe.map((cells) => line(cells).trimEnd()).join('\n')
}

/** How many sign-ups there are in each state, and those that wait or were refused. */
export function list(rows: SignUp[]): string {
  const states = ['waiting', 'delivered', 'rejected']
  const counts = states.map((state) => [state, String(rows.filter((row) => row.state === state).length)])
  const open = rows.filter((row) => row.state !== 'delivered')
  if (open.length === 0) return table(counts)
  const lines = open.map(({ state, email, created_at, attempts, next_attempt_at, reason, id }) => {
    return [state, email, time(created_at), String(attempts), time(next_attempt_at), reason ?? '', id]
  })
  const head = ['state', 'address', 'signed up', 'tries', 'next try', 'reason', 'id']
  return `${table(counts)}\n\n${table([head, ...lines])}`
}
