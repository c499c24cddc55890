import { isProduction, type Settings } from '#worker/settings.ts'
import { closedPolicy, commonHeaders } from './common-headers.ts'
import type { GatewayMiddleware } from './request.ts'

const sources = (hashes: string[]) => hashes.map((hash) => ` '${hash}'`).join('')

/** What Google's tag needs (https://developers.google.com/tag-platform/security/guides/csp). */
const analyticsSources = {
  script: ' https://www.googletagmanager.com',
  connect: ' https://www.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com',
  image: ' https://www.googletagmanager.com https://*.google-analytics.com',
  trustedTypes: ' analytics goog#html',
} as const

/**
 * The content security policy of pages: nothing inline but the theme script, nothing from elsewhere
 * but error reports and the analytics tag, each only when it is set.
 */
export function pagePolicy(settings: Settings): string {
  const reports = settings.SENTRY_DSN ? ` ${new URL(settings.SENTRY_DSN).origin}` : ''
  const analytics = settings.ANALYTICS_ID ? analyticsSources : { script: '', connect: '', image: '', trustedTypes: '' }
  return [
    "default-src 'none'",
    `script-src 'self' '${__THEME_SCRIPT_HASH__}'${analytics.script}`,
    `style-src 'self'${sources(__SONNER_STYLE_HASHES__)}`,
    `img-src 'self' data:${analytics.image}`,
    "font-src 'self'",
    `connect-src 'self'${reports}${analytics.connect}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // Articles that the browser shows after a navigation (ui/article/trusted-article.ts).
    `trusted-types article${analytics.trustedTypes}`,
  ].join('; ')
}

/**
 * The policy of a preview: no script runs in it and no form is sent, links open new tabs, and only
 * the studio may show it in a frame.
 */
export function previewPolicy({ STUDIO_URL }: Settings): string {
  return [
    "default-src 'none'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${STUDIO_URL ? new URL(STUDIO_URL).origin : "'none'"}`,
    'sandbox allow-same-origin allow-popups allow-popups-to-escape-sandbox',
  ].join('; ')
}

/**
 * Completes every answer and notes when the request came. Outside production each answer tells
 * crawlers to keep out. An answer with a policy of its own brings these headers itself.
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
    headers.set('content-security-policy', isPage ? policy : closedPolicy)
    for (const [name, value] of Object.entries(commonHeaders)) headers.set(name, value)
  }
}
