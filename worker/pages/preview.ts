import * as v from 'valibot'
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
import { Edit } from './edit-marks.ts'
import { markPreview } from './mark-preview.ts'

export const previewPath = '/preview'

/** The studio asks for a preview by record, such as `blogs/12`: its own address has the rights of the editor. */
const RecordName = v.pipe(v.string(), v.regex(/^\w+\/[\w-]+$/))
/** A version of a record of the content server, such as `blogs/12/summer`. */
const VersionName = v.optional(v.pipe(v.string(), v.regex(/^\w+\/[\w-]+\/[\w-]+$/)))

/** Lifetime (s) of a preview's link. */
const maxAge = 60 * 60

export interface Previews {
  drafts: OpenDrafts
  render: (page: PagePath, open: OpenContent) => Promise<PageRecord>
}

/**
 * `GET /preview?token=…&path=…` (docs/product.md#preview): a page with drafts, or with a version of a record.
 * The content server makes the token, `{timestamp}.{signature}` (`cms/extensions/site-api/previews.ts`). It
 * is valid for the page in all languages. `?record=blogs/12` leads to the address of the studio that makes one.
 */
export function preview(settings: Settings, { drafts, render }: Previews) {
  const { 'x-frame-options': _studioOnly, ...common } = commonHeaders
  const headers = {
    ...common,
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    // The address contains the token.
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
  }
  return async function preview(c: GatewayContext): Promise<Response> {
    const record = v.safeParse(RecordName, c.req.query('record'))
    if (record.success && settings.STUDIO_URL) {
      const asked = new URLSearchParams({ version: c.req.query('version') ?? 'main' })
      const location = `${settings.STUDIO_URL}/site-preview/${record.output}?${asked}`
      return new Response(null, { status: 302, headers: { location, 'cache-control': 'no-store' } })
    }
    const token = c.req.query('token') ?? ''
    const version = v.safeParse(VersionName, c.req.query('version'))
    const edited = v.safeParse(Edit, c.req.query('edit'))
    const edit = edited.success ? edited.output : undefined
    const ofPage = { ...headers, 'content-security-policy': previewPolicy(settings, edit !== undefined) }
    const page = canonicalPage(c.req.query('path') ?? '/')
    const { locale } = page
    const path = localizePath(locale, page.path)
    const { preview: texts } = (await loadMessages(locale)).default
    const [timestamp = '', signature = ''] = token.split('.')
    const body = [`preview:${page.path}`, version.output].filter(Boolean).join(' ')
    if (!version.success || !(await hasSignature({ timestamp, signature, body }, settings, maxAge)))
      return statusPage({ locale, status: 403, title: texts.refusedTitle, text: texts.refused }, ofPage)
    const { content, invalid } = await drafts(version.output)
    const { status, html, failure } = await render(page, content)
    if (failure !== undefined) logFailure('preview failed', failure, { path, status })
    const addressIn = (code: typeof locale) =>
      `${previewPath}?${new URLSearchParams({ ...c.req.query(), path: localizePath(code, page.path) })}`
    const marks = { path, locale, texts, invalid, addressIn, edit, studio: settings.STUDIO_URL }
    return markPreview(new Response(html, { status, headers: ofPage }), marks)
  }
}
