/**
 * One JSON line for a failure: what failed, why, and the details that help (call, path, status, ms). Nothing of a visitor: no query,
 * no address, no e-mail.
 */
export function logFailure(event: string, error: unknown, details: Record<string, string | number> = {}): void {
  console.error(JSON.stringify({ event, ...details, error: error instanceof Error ? error.message : String(error) }))
}
