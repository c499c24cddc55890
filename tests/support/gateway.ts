import { createExecutionContext, env, waitOnExecutionContext } from 'cloudflare:test'
import { splitLocale } from '#i18n/paths.ts'
import { renderMail } from '#render/render-mail.tsx'
import { createApp } from '#worker/app.ts'
import { embeddedContent } from '#worker/content/embedded/embedded.ts'
import { embeddedRedirects } from '#worker/content/open-content.ts'
import type { Gateway } from '#worker/gateway.ts'
import { pageHeaders } from '#worker/pages/page-headers.ts'
import type { PageRecord } from '#worker/pages/page-record.ts'
import { ContentVersion } from '#worker/cms/content-version.ts'
import { parseSettings, type Bindings } from '#worker/settings.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

/** A rendered page as `Pages` returns it: its HTML contains its path. */
export function pageRecord(
  path: string,
  { status = 200, version = 'v1', ...more }: Partial<PageRecord> = {},
): PageRecord {
  const page = splitLocale(path.replace(/\?.*/, ''))
  return {
    contentMs: 0,
    renderMs: 0,
    status,
    version,
    headers: pageHeaders(page, { status, version, copiedAt: more.copiedAt }),
    ...more,
    html: bytes(`<html>${path}</html>`),
    state: bytes(JSON.stringify({ path })),
  }
}

/**
 * A new gateway with the embedded content. `request` answers like the worker, including background
 * work, with other `bindings` if given; with `app` the test handles that itself.
 */
export function testGateway(parts: Partial<Gateway> = {}, bindings: Bindings = env) {
  const app = createApp({
    settings: parseSettings({ PUBLIC_URL: 'https://helmsway.example' }),
    content: () => embeddedContent,
    redirects: embeddedRedirects,
    version: new ContentVersion(env.SITE_KV),
    fetchPage: async (path) => pageRecord(path, { status: path.endsWith('/gone') ? 410 : 200 }),
    renderMail,
    purgeEdge: async () => false,
    report: () => undefined,
    ...parts,
  })
  return {
    app,
    async request(path: string, init?: RequestInit): Promise<Response> {
      const context = createExecutionContext()
      const response = await app.request(path, init, bindings, context)
      await waitOnExecutionContext(context)
      return response
    },
  }
}
