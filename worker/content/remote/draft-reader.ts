import * as v from 'valibot'
import { ContentUnavailable } from '#worker/content/unavailable.ts'
import { sign } from '#worker/purge/signature.ts'
import { checkRead, type Finding } from './check-content.ts'
import { contentClient, type AskServer, type ClientDependencies } from './client.ts'
import { matchesSchema, type RemoteSettings } from './remote-reader.ts'
import type { RemoteRead } from './remote-reads.ts'

/** What the site signs to be shown drafts. Also in `cms/extensions/site-api/signature.ts`. */
const draftsBody = 'drafts'

/** Reads the content server for one preview: no copy is read or written, nothing is remembered. */
class DraftReader {
  readonly findings: Finding[] = []
  readonly #ask: AskServer
  readonly #settings: RemoteSettings
  /** A page asks for some reads more than once. */
  readonly #asked = new Map<string, Promise<unknown>>()

  constructor(ask: AskServer, settings: RemoteSettings) {
    this.#ask = ask
    this.#settings = settings
  }

  /**
   * The data of `read`; `undefined` when there is no such item, or when it does not fit.
   * @throws ContentUnavailable when there is no answer
   */
  async get<T extends v.GenericSchema>(read: RemoteRead<T>): Promise<v.InferOutput<T> | undefined> {
    const asking = this.#asked.get(read.path) ?? this.#read(read)
    this.#asked.set(read.path, asking)
    const data = await asking
    return matchesSchema(read.schema, data) ? data : undefined
  }

  async #read(read: RemoteRead): Promise<unknown> {
    const { ASSET_URL, PUBLIC_URL } = this.#settings
    // No date is later than that.
    const reading = { assetUrl: ASSET_URL, ownHost: new URL(PUBLIC_URL).host, now: Infinity }
    const { data, failed, findings } = await checkRead(this.#ask, reading, read)
    this.findings.push(...findings)
    if (failed) throw new ContentUnavailable(`No answer to ${read.path}`)
    return data
  }
}

/** A reader of what is not published yet; `secret` is the one that the content server knows, too. */
export async function draftReader(
  settings: RemoteSettings,
  secret: string,
  dependencies: ClientDependencies,
): Promise<DraftReader> {
  const { CONTENT_API_URL, CONTENT_API_TOKEN } = settings
  const { timestamp, signature } = await sign(draftsBody, secret, dependencies.now())
  const headers = { 'x-preview-timestamp': timestamp, 'x-preview-signature': signature }
  return new DraftReader(contentClient(CONTENT_API_URL, CONTENT_API_TOKEN, dependencies, headers), settings)
}
