import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { etag } from 'hono/etag'
import { HTTPException } from 'hono/http-exception'
import { localeCodes } from '#i18n/locales.ts'
import { localizePath } from '#i18n/paths.ts'
import { addressLimits } from '#worker/http/address-limits.ts'
import { api } from './api/api.ts'
import { buildMeta, latestBuild } from '#worker/pages/builds.ts'
import { canonicalAddress } from '#worker/http/canonical-address.ts'
import { llmsPath } from './crawlers/alternatives.ts'
import { crawlerFile } from './crawlers/crawler-file.ts'
import { feeds, formerFeeds } from './crawlers/feeds.ts'
import { llms } from './crawlers/llms.ts'
import { robots, securityTxt } from './crawlers/robots.ts'
import { sitemap, sitemapIndex, sitemapPath } from './crawlers/sitemap.ts'
import type { Gateway } from './gateway.ts'
import { health } from './health.ts'
import { languageChoice, languageRedirect } from '#worker/http/language.ts'
import { answerChoice } from '#worker/newsletter/answer-choice.ts'
import { media } from '#worker/pages/media.ts'
import { logFailure } from '#worker/http/log.ts'
import type { GatewayContext, GatewayEnv } from '#worker/http/request.ts'
import { recordReader } from '#worker/pages/record-reader.ts'
import { missingFile, servePage } from '#worker/pages/serve-page.ts'
import { contentVersion } from '#worker/cms/content-version.ts'
import { preview, previewPath } from '#worker/pages/preview.ts'
import { redirects } from '#worker/redirects/middleware.ts'
import { securityHeaders } from '#worker/http/security-headers.ts'
import { social } from '#worker/pages/social.ts'
import { answerUnavailable, ContentUnavailable } from '#worker/content/unavailable.ts'
import { answerError } from '#worker/http/envelope.ts'

/** The gateway, in order of execution. */
export function createApp(gateway: Gateway) {
  const app = new Hono<GatewayEnv>()
  const { settings } = gateway
  const read = recordReader(gateway)
  const page = servePage(gateway, read)
  const file = crawlerFile(gateway, read)
  const current = contentVersion(gateway.version)

  app.use(securityHeaders(settings))
  app.use(addressLimits())

  app.route('/', api(gateway))
  app.get('/media/:id', media(settings))
  app.get('/social/*', social(settings))
  app.all('/assets/*', missingFile)
  app.get('/builds/latest.json', latestBuild)
  app.get(`/builds/meta/${__BUILD_ID__}.json`, buildMeta)
  app.all('/builds/*', missingFile)
  app.get('/healthz', health(gateway))
  if (gateway.previews) app.get(previewPath, preview(settings, gateway.previews))

  for (const locale of localeCodes)
    app.post(localizePath(locale, '/newsletter/:step'), bodyLimit({ maxSize: 4096 }), answerChoice(gateway, locale))

  const conditional = etag({ weak: true })
  app.get('/sitemap.xml', conditional, sitemapIndex(settings))
  for (const locale of localeCodes) {
    app.get(sitemapPath(locale), conditional, current, file(sitemap(settings, locale)))
    app.get(llmsPath(locale), conditional, current, file(llms(settings, locale)))
  }
  app.get('/:sitemap{sitemap-.+\\.xml}', missingFile)
  app.get('/robots.txt', conditional, robots(settings))
  app.get('/.well-known/security.txt', conditional, current, file(securityTxt(settings)))
  for (const [path, feed] of feeds(settings)) app.get(path, conditional, current, file(feed))
  for (const [path, feed] of formerFeeds) app.get(path, (c) => c.redirect(feed, 301))

  // A page has an ETag of its own, so only a conditional request needs the middleware.
  app.get('*', (c, next) => (c.req.header('if-none-match') ? conditional(c, next) : next()))
  app.get('*', redirects(gateway, page), canonicalAddress(), languageChoice(), languageRedirect())
  app.get('*', current, page)

  const allow = 'GET, HEAD'
  app.notFound(() => answerError(405, 'METHOD_NOT_ALLOWED', 'Pages answer GET and HEAD', { allow }))
  app.onError((error, c) => answerException(error, c, gateway))
  return app
}

/** Logs and reports an exception. Only an `HTTPException` shows its message. */
function answerException(error: Error, c: GatewayContext, { report }: Gateway): Response {
  // The reader of the content server has logged the reason.
  if (error instanceof ContentUnavailable) return answerUnavailable()
  const now = Date.now()
  const ms = now - (c.get('started') ?? now)
  logFailure('request failed', error, { call: `${c.req.method} ${c.req.path}`, status: 500, ms })
  report(error)
  const message = error instanceof HTTPException ? error.message : 'Something went wrong'
  return answerError(500, 'INTERNAL_SERVER_ERROR', message)
}
