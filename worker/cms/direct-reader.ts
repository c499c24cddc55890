import * as v from 'valibot'
import { ContentUnavailable } from '#worker/content/unavailable.ts'
import type { AskServer } from './client.ts'
import type { InvalidRecord } from './invalid-record.ts'
import { parseResponse, type ParseContext } from './parse-response.ts'
import type { ReadRemote } from './remote-reads.ts'

/**
 * Reads the content server for a preview or a check: no copy is read or written. An item that does
 * not fit is missing. `invalid` grows with each read: records that do not fit, and failed calls.
 */
export function directReader(ask: AskServer, context: ParseContext) {
  const invalid: InvalidRecord[] = []
  /** A page asks for some reads more than once. */
  const noted = new Set<string>()

  function note(call: string, records: readonly InvalidRecord[]): void {
    if (!noted.has(call)) invalid.push(...records)
    noted.add(call)
  }

  const get: ReadRemote = async (read) => {
    const { path: call, slug } = read
    const response = await ask(call, slug !== undefined)
    const outcome = response.kind === 'found' ? parseResponse(read, response.text, context) : response
    if ('invalid' in outcome) note(call, outcome.invalid)
    if (outcome.kind === 'found') return outcome.data
    if (outcome.kind !== 'failed' && slug !== undefined) return v.parse(read.schema, undefined)
    const good = 'Let the call answer 200 with {"data": …} in JSON'
    if (outcome.kind === 'failed') note(call, [{ call, field: 'data', found: outcome.reason, good }])
    throw new ContentUnavailable(`No answer to ${call}`)
  }
  return { get, invalid }
}
