declare global {
  /** Network Information and Device Memory API. */
  interface Navigator {
    connection?: { saveData?: boolean; effectiveType?: string }
    /** GB. */
    deviceMemory?: number
  }
}

/** Whether to load the app and other pages ahead: not with Save-Data, on 2g, or with 1 GB of memory. */
export function mayLoadAhead({
  connection,
  deviceMemory = Infinity,
}: Pick<Navigator, 'connection' | 'deviceMemory'>): boolean {
  const isSlow = /^(slow-)?2g$/.test(connection?.effectiveType ?? '')
  return !connection?.saveData && !isSlow && deviceMemory > 1
}
