import * as v from 'valibot'
import { ContentUnavailable } from '#worker/content/unavailable.ts'
import { sign } from '#worker/purge/signature.ts'
import { checkRead } from './check-content.ts'
import type { AskServer } from './client.ts'
import type { Misfit } from './misfit.ts'
import type { Reading } from './parse-answer.ts'
import type { ReadRemote } from './remote-reads.ts'

/** What the site signs to be shown drafts. Also in `cms/extensions/site-api/signature.ts`. */
const draftsBody = 'drafts'

/** What asks for drafts; `secret` is the one that the content server knows, too. */
export async function draftHeaders(secret: string, now: number) {
  const { timestamp, signature } = await sign(draftsBody, secret, now)
  return { 'x-preview-timestamp': timestamp, 'x-preview-signature': signature }
}

/**
 * Reads the content server for one preview: no copy is read or written, nothing is remembered. An
 * item that does not fit is not there. `misfits` grows with each read.
 */
export function draftReader(ask: AskServer, reading: Reading) {
  const misfits: Misfit[] = []
  /** A page asks for some reads more than once. */
  const asked = new Map<string, ReturnType<typeof checkRead>>()
  const get: ReadRemote = async (read) => {
    const known = asked.get(read.path)
    const asking = known ?? checkRead(ask, reading, read)
    asked.set(read.path, asking)
    const { data, failed, misfits: found } = await asking
    if (!known) misfits.push(...found)
    if (failed) throw new ContentUnavailable(`No answer to ${read.path}`)
    return v.parse(read.schema, data)
  }
  return { get, misfits }
}
