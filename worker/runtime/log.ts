/** The message of anything that was thrown. */
export const messageOf = (error: unknown) => String(error instanceof Error ? error.message : error)

/**
 * Logs a failure as one JSON line: event, error message, details (call, path, status, ms). Never
 * data of visitors: no query, no IP address, no e-mail.
 */
export function logFailure(
  event: string,
  error: unknown,
  details: Record<string, string | number | null | undefined> = {},
): void {
  console.error(JSON.stringify({ event, ...details, ...(error === undefined ? {} : { error: messageOf(error) }) }))
}
