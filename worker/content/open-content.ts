import embeddedRules from 'virtual:content/redirects'
import { RedirectTable } from '#worker/redirects/table.ts'
import type { Bindings, Settings } from '#worker/settings.ts'
import { embeddedContent } from '#worker/content/embedded/embedded.ts'
import type { ContentVersion } from '#worker/cms/content-version.ts'
import type { FailingCall } from '#worker/cms/call-states.ts'
import type { InvalidRecord } from '#worker/cms/invalid-record.ts'
import type { OpenContent } from './source.ts'

/** Checks of the content server. */
export interface ContentServer {
  /** Calls that fail. */
  failing(): Promise<FailingCall[]>
  /** Every record that does not fit. Reads all content: for operators. */
  check(): Promise<InvalidRecord[]>
}

/**
 * Opens the content of one preview, with drafts and scheduled records, and as if `version` of a record
 * (`blogs/12/summer`) were published. Reads add to `invalid`.
 */
export type OpenDrafts = (version?: string) => Promise<{ content: OpenContent; invalid: readonly InvalidRecord[] }>

let embeddedTable: RedirectTable | undefined

/** The rules of `content/redirects.json`. */
export const embeddedRedirects = async () => (embeddedTable ??= new RedirectTable(embeddedRules))

/**
 * Content and redirect table: embedded, or those of the content server at `CONTENT_API_URL`. The
 * code for a content server is evaluated only if there is one.
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
