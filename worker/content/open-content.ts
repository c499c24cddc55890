import type { Bindings, Settings } from '#worker/settings.ts'
import type { ContentTrace } from './content-trace.ts'
import { embeddedContent } from './embedded.ts'
import type { ContentSource } from './source.ts'

/** Opens the content for one request, which learns about it in `trace`. */
export type OpenContent = (trace: ContentTrace) => ContentSource

/**
 * The content that the settings name: the files compiled into the worker, or with `CONTENT_API_URL` a content server. Without
 * one, neither its code nor the sanitiser is evaluated.
 */
export async function contentOf(settings: Settings, kv: Bindings['SITE_KV']): Promise<OpenContent> {
  if (!settings.CONTENT_API_URL) return () => embeddedContent
  const { remoteContent } = await import('./remote/remote-content.ts')
  return remoteContent({ ...settings, CONTENT_API_URL: settings.CONTENT_API_URL }, kv)
}
