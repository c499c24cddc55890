/** Devices with this memory or less, in GB, load nothing ahead. */
const littleMemory = 1

/** What browsers may say of connection and device (Network Information and Device Memory API). */
interface Hints {
  connection?: { saveData?: boolean; effectiveType?: string }
  deviceMemory?: number
}

declare global {
  // Adds to the platform's type.
  // oxlint-disable-next-line typescript/no-empty-interface, typescript/no-empty-object-type
  interface Navigator extends Hints {}
}

/**
 * Whether the app and other pages may be loaded before the visitor asks for them: not with
 * Save-Data, on 2g, or with little memory.
 */
export function mayLoadAhead({ connection, deviceMemory = Infinity }: Hints): boolean {
  const isSlow = /^(slow-)?2g$/.test(connection?.effectiveType ?? '')
  return !connection?.saveData && !isSlow && deviceMemory > littleMemory
}
