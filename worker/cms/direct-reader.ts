import * as v from 'valibot'
import { ContentUnavailable } from '#worker/content/unavailable.ts'
import type { AskServer } from './client.ts'
import type { InvalidRecord } from './invalid-record.ts'
import { parseResponse, type ParseContext } from './parse-response.ts'
import type { ReadRemote } from './remote-reads.ts'

const good = 'Let the call answer 200 with {"data": …} in JSON'

/**
 * Reads the content server for a preview or a check, without copies. An item that does not fit is
 * missing. `invalid` collects failed calls and records that do not fit.
 */
export function directReader(ask: AskServer, context: ParseContext) {
  const invalid: InvalidRecord[] = []
  const asked = new Set<string>()

  const get: ReadRemote = async (read) => {
    const { path: call, slug } = read
    const response = await ask(call, slug === undefined ? undefined : 'listed')
    const outcome = response.kind === 'found' ? parseResponse(read, response.text, context) : response
    // A page asks for some reads more than once.
    if (!asked.has(call)) {
      if ('invalid' in outcome) invalid.push(...outcome.invalid)
      if (outcome.kind === 'failed') invalid.push({ call, field: 'data', found: outcome.reason, good })
    }
    asked.add(call)
    if (outcome.kind === 'found') return outcome.data
    if (outcome.kind !== 'failed' && slug !== undefined) return v.parse(read.schema, undefined)
    throw new ContentUnavailable(`No answer to ${call}`)
  }
  return { get, invalid }
}
