export const messageOf = (error: unknown) => String(error instanceof Error ? error.message : error)

/** Logs one JSON line. Never log visitors' data: no query, IP address or e-mail. */
export function logFailure(
  event: string,
  error: unknown,
  details: Record<string, string | number | null | undefined> = {},
): void {
  console.error(JSON.stringify({ event, ...details, ...(error === undefined ? {} : { error: messageOf(error) }) }))
}
