import * as v from 'valibot'

/** The Network Information API, where the browser has it. */
const Connection = v.object({
  connection: v.object({ saveData: v.optional(v.boolean()), effectiveType: v.optional(v.string()) }),
})

/** Whether the connection is slow or Save-Data is on. */
export function prefersReducedData(browser: object): boolean {
  const { success, output } = v.safeParse(Connection, browser)
  return success && (output.connection.saveData === true || /^(slow-)?2g$/.test(output.connection.effectiveType ?? ''))
}
