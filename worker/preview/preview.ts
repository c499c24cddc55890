import previewTexts from 'virtual:texts/preview'
import { locales } from '#i18n/locales.ts'
import { localizePath, splitLocale } from '#i18n/paths.ts'
import type { OpenDrafts } from '#worker/content/open-content.ts'
import type { OpenContent } from '#worker/content/source.ts'
import type { GatewayContext } from '#worker/http/request.ts'
import { commonHeaders } from '#worker/http/common-headers.ts'
import { previewPolicy } from '#worker/http/security-headers.ts'
import { statusPage } from '#worker/pages/error-page.ts'
import type { PageRecord } from '#worker/pages/page-record.ts'
import { hasSignature } from '#worker/purge/signature.ts'
import { canonicalPath } from '#worker/routing/canonical-address.ts'
import type { Settings } from '#worker/settings.ts'
import { logFailure } from '#worker/runtime/log.ts'
import { markPreview } from './mark-preview.ts'

export const previewPath = '/preview'

/** How long (s) a link to a preview works. */
const maxAge = 60 * 60

/** What a preview is made of: the drafts, and who renders a page at a canonical path with them. */
export interface Previews {
  drafts: OpenDrafts
  render: (path: string, open: OpenContent) => Promise<PageRecord>
}

/**
 * What a token signs: the page in all languages. A token is `{timestamp}.{signature}`, made by the
 * content server (`cms/extensions/site-api/previews.ts`).
 */
const signedBody = (path: string) => `preview:${splitLocale(path).path}`

/**
 * `GET /preview?token=…&path=…` (docs/product.md#preview): a page with drafts, for whoever has a
 * token for it. Without a good one nothing is asked of the content server.
 */
export function preview(settings: Settings, { drafts, render }: Previews) {
  const { 'x-frame-options': _studioOnly, ...common } = commonHeaders
  const headers = {
    ...common,
    'content-security-policy': previewPolicy(settings),
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    // The address holds the token.
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
  }
  return async function preview(c: GatewayContext): Promise<Response> {
    const token = c.req.query('token') ?? ''
    const path = canonicalPath(c.req.query('path') ?? '/')
    const { locale } = splitLocale(path)
    const texts = previewTexts[locales[locale].tag]
    if (!texts) throw new Error(`No texts of previews in ${locale}`)
    const [timestamp = '', signature = ''] = token.split('.')
    if (!(await hasSignature({ timestamp, signature, body: signedBody(path) }, settings, maxAge)))
      return statusPage({ locale, status: 403, title: texts.refusedTitle, text: texts.refused }, headers)
    const { content, misfits } = await drafts()
    const page = await render(path, content)
    if (page.failure !== undefined) logFailure('preview failed', page.failure, { path, status: page.status })
    const addressIn = (code: typeof locale) =>
      `${previewPath}?${new URLSearchParams({ token, path: localizePath(code, splitLocale(path).path) })}`
    return markPreview(new Response(page.html, { status: page.status, headers }), { path, texts, misfits, addressIn })
  }
}
