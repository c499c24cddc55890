import { isProduction, type Settings } from '#worker/settings.ts'
import { closedPolicy, commonHeaders } from './common-headers.ts'
import type { GatewayMiddleware } from './request.ts'

/**
 * The content security policy of pages. The theme script is the only inline script; error reports
 * and analytics are the only other hosts, if configured.
 */
export function pagePolicy(settings: Settings): string {
  const reports = settings.SENTRY_DSN ? ` ${new URL(settings.SENTRY_DSN).origin}` : ''
  // https://developers.google.com/tag-platform/security/guides/csp
  const analytics = (sources: string) => (settings.ANALYTICS_ID ? ` ${sources}` : '')
  const google = 'https://www.googletagmanager.com https://*.google-analytics.com'
  return [
    "default-src 'none'",
    `script-src 'self' '${__THEME_SCRIPT_HASH__}'${analytics('https://www.googletagmanager.com')}`,
    `style-src 'self'${__SONNER_STYLE_HASHES__.map((hash) => ` '${hash}'`).join('')}`,
    `img-src 'self' data:${analytics(google)}`,
    "font-src 'self'",
    `connect-src 'self'${reports}${analytics(`${google} https://*.analytics.google.com`)}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // Articles after a navigation (ui/article/trusted-article.ts).
    `trusted-types article${analytics('analytics goog#html')}`,
  ].join('; ')
}

/**
 * The policy of a preview: no forms, and only the studio may frame it. A preview without something to edit
 * has no script; the library of the studio adds a style sheet.
 */
export function previewPolicy({ STUDIO_URL }: Settings, isEditable = false): string {
  return [
    "default-src 'none'",
    ...(isEditable ? ["script-src 'self'", "style-src 'self' 'unsafe-inline'"] : ["style-src 'self'"]),
    "img-src 'self' data:",
    "font-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${STUDIO_URL ? new URL(STUDIO_URL).origin : "'none'"}`,
    `sandbox allow-same-origin allow-popups allow-popups-to-escape-sandbox${isEditable ? ' allow-scripts' : ''}`,
  ].join('; ')
}

/**
 * Adds the common headers to every response, and outside production `noindex`. A response with its
 * own policy sets them itself. Also stores the start time.
 */
export function securityHeaders(settings: Settings): GatewayMiddleware {
  const closed = !isProduction(settings)
  const policy = pagePolicy(settings)
  return async function securityHeaders(c, next) {
    c.set('started', Date.now())
    await next()
    const { headers } = c.res
    if (closed) headers.set('x-robots-tag', 'noindex, nofollow')
    if (headers.has('content-security-policy')) return
    const isPage = headers.get('content-type')?.startsWith('text/html')
    // A browser applies the headers of a 304 to the response that it has stored (RFC 9111 §4.3.4).
    if (c.res.status !== 304) headers.set('content-security-policy', isPage ? policy : closedPolicy)
    for (const [name, value] of Object.entries(commonHeaders)) headers.set(name, value)
  }
}
