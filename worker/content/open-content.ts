import embeddedRules from 'virtual:content/redirects'
import { RedirectTable } from '#worker/redirects/table.ts'
import type { Bindings, Settings } from '#worker/settings.ts'
import { embeddedContent } from '#worker/content/embedded/embedded.ts'
import type { ContentVersion } from '#worker/cms/content-version.ts'
import type { FailingCall } from '#worker/cms/call-states.ts'
import type { InvalidRecord } from '#worker/cms/invalid-record.ts'
import type { OpenContent } from './source.ts'

/** What can be asked of the content server besides its content. */
export interface ContentServer {
  /** The calls that fail now. */
  failing(): Promise<FailingCall[]>
  /** Every record that does not fit. Reads all content: for operators. */
  check(): Promise<InvalidRecord[]>
}

/**
 * Opens the content with drafts and scheduled records, for one preview. Each read adds the records
 * that do not fit to `invalid`.
 */
export type OpenDrafts = () => Promise<{ content: OpenContent; invalid: readonly InvalidRecord[] }>

let embeddedTable: RedirectTable | undefined

/** The rules of `content/redirects.json`, which the build has checked. */
export const embeddedRedirects = async () => (embeddedTable ??= new RedirectTable(embeddedRules))

/**
 * Content and redirect table: compiled into the worker, or with `CONTENT_API_URL` those of a
 * content server. Without it, the code for a content server is not evaluated.
 */
export async function openContent(
  settings: Settings,
  kv: Bindings['SITE_KV'],
  version: ContentVersion,
): Promise<{
  content: OpenContent
  redirects: () => Promise<RedirectTable>
  contentServer?: ContentServer
  drafts?: OpenDrafts
}> {
  const { CONTENT_API_URL } = settings
  if (!CONTENT_API_URL) return { content: () => embeddedContent, redirects: embeddedRedirects }
  const { openRemote } = await import('#worker/cms/remote-content.ts')
  return openRemote({ ...settings, CONTENT_API_URL }, kv, version)
}
