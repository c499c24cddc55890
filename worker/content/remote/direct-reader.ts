import * as v from 'valibot'
import { ContentUnavailable } from '#worker/content/unavailable.ts'
import type { AskServer } from './client.ts'
import type { Misfit } from './misfit.ts'
import { parseAnswer, type Reading } from './parse-answer.ts'
import type { ReadRemote } from './remote-reads.ts'

/**
 * Reads the content server for a preview or a check: no copy is read or written. An item that does
 * not fit is not there. `misfits` grows with each read: what does not fit, and what failed.
 */
export function directReader(ask: AskServer, reading: Reading) {
  const misfits: Misfit[] = []
  /** A page asks for some reads more than once. */
  const noted = new Set<string>()

  function note(call: string, found: readonly Misfit[]): void {
    if (!noted.has(call)) misfits.push(...found)
    noted.add(call)
  }

  const get: ReadRemote = async (read) => {
    const { path: call, slug } = read
    const isItem = slug !== undefined
    const answer = await ask(call, isItem)
    const outcome = answer.kind === 'found' ? await parseAnswer(read, answer.text, reading) : answer
    if (outcome.kind === 'found') {
      note(call, outcome.misfits)
      return outcome.data
    }
    if (outcome.kind === 'missing') return v.parse(read.schema, undefined)
    const isBad = outcome.kind === 'bad'
    const good = isBad ? 'Let the call answer {"data": …} in JSON' : 'Let the call answer 200 with data'
    const hasParts = isBad && outcome.misfits.length > 0
    note(call, hasParts ? outcome.misfits : [{ call, field: 'data', found: outcome.reason, good }])
    if (isBad && isItem) return v.parse(read.schema, undefined)
    throw new ContentUnavailable(`No answer to ${call}`)
  }
  return { get, misfits }
}
