/** What an exception says. Anything can be thrown. */
export const messageOf = (error: unknown) => String(error instanceof Error ? error.message : error)

/**
 * One JSON line for a failure: what failed, why (where an exception tells), and the details that help (call, path, status, ms). Nothing
 * of a visitor: no query, no address, no e-mail.
 */
export function logFailure(
  event: string,
  error: unknown,
  details: Record<string, string | number | null | undefined> = {},
): void {
  console.error(JSON.stringify({ event, ...details, ...(error === undefined ? {} : { error: messageOf(error) }) }))
}
