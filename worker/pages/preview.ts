import { loadMessages } from '#i18n/messages.ts'
import { localizePath, type PagePath } from '#i18n/paths.ts'
import type { OpenDrafts } from '#worker/content/open-content.ts'
import type { OpenContent } from '#worker/content/source.ts'
import type { GatewayContext } from '#worker/http/request.ts'
import { commonHeaders } from '#worker/http/common-headers.ts'
import { previewPolicy } from '#worker/http/security-headers.ts'
import { statusPage } from './error-page.ts'
import type { PageRecord } from './page-record.ts'
import { hasSignature } from '#worker/cms/signature.ts'
import { canonicalPage } from '#worker/http/canonical-address.ts'
import type { Settings } from '#worker/settings.ts'
import { logFailure } from '#worker/http/log.ts'
import { markPreview } from './mark-preview.ts'

export const previewPath = '/preview'

/** Lifetime (s) of a preview's link. */
const maxAge = 60 * 60

export interface Previews {
  drafts: OpenDrafts
  render: (page: PagePath, open: OpenContent) => Promise<PageRecord>
}

/**
 * `GET /preview?token=…&path=…` (docs/product.md#preview): a page with drafts. The content server
 * makes the token, `{timestamp}.{signature}` (`cms/extensions/site-api/previews.ts`). It is valid
 * for the page in all languages.
 */
export function preview(settings: Settings, { drafts, render }: Previews) {
  const { 'x-frame-options': _studioOnly, ...common } = commonHeaders
  const headers = {
    ...common,
    'content-security-policy': previewPolicy(settings),
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    // The address contains the token.
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
  }
  return async function preview(c: GatewayContext): Promise<Response> {
    const token = c.req.query('token') ?? ''
    const page = canonicalPage(c.req.query('path') ?? '/')
    const { locale } = page
    const path = localizePath(locale, page.path)
    const { preview: texts } = (await loadMessages(locale)).default
    const [timestamp = '', signature = ''] = token.split('.')
    if (!(await hasSignature({ timestamp, signature, body: `preview:${page.path}` }, settings, maxAge)))
      return statusPage({ locale, status: 403, title: texts.refusedTitle, text: texts.refused }, headers)
    const { content, invalid } = await drafts()
    const { status, html, failure } = await render(page, content)
    if (failure !== undefined) logFailure('preview failed', failure, { path, status })
    const addressIn = (code: typeof locale) =>
      `${previewPath}?${new URLSearchParams({ token, path: localizePath(code, page.path) })}`
    return markPreview(new Response(html, { status, headers }), { path, texts, invalid, addressIn })
  }
}
