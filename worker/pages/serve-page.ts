import { localizePath, splitLocale } from '#i18n/paths.ts'
import { answerUnavailable } from '#worker/content/unavailable.ts'
import { llmsPath, pageOfMarkdown, prefersMarkdown } from '#worker/crawlers/alternatives.ts'
import type { Gateway } from '#worker/gateway.ts'
import { answerError } from '#worker/http/envelope.ts'
import { requestAddress, type GatewayContext } from '#worker/http/request.ts'
import { pageQuery } from '#worker/http/page-query.ts'
import { logFailure } from '#worker/http/log.ts'
import { errorPage } from './error-page.ts'
import { outcomeHeaders, type ReadRecord, type RecordEntry } from './record-reader.ts'

/** Answers pages as HTML, state or Markdown through the page cache. */
export function servePage({ settings, fetchPage, report }: Gateway, read: ReadRecord) {
  return async function servePage(c: GatewayContext): Promise<Response> {
    const { pathname, searchParams, page: requested } = requestAddress(c)
    const wantsState = requested !== pathname
    const page = c.get('page')
    const file = pageOfMarkdown(page.pathname)
    const route = file ? splitLocale(file).path : page.path
    const path = c.get('gone')
      ? localizePath(page.locale, '/gone')
      : (file ?? page.pathname) + pageQuery(route, searchParams)
    const started = Date.now()
    const fail = (error: unknown) => {
      logFailure('page failed', error, { path: page.pathname, status: 503, ms: Date.now() - started })
      report(error)
    }
    const load = async () => {
      const record = await fetchPage(path)
      if (record.failure !== undefined) fail(new Error(record.failure))
      return record
    }
    try {
      const { entry, outcome } = await read(c, path, load)
      if (wantsState) return answerState(entry, searchParams.get('v'))
      if (entry.status === 200 && (file || prefersMarkdown(c)))
        return await answerMarkdown(c, entry, settings.PUBLIC_URL, file ? {} : { vary: 'Accept' })
      return new Response(entry.html, {
        status: entry.status,
        headers: { ...entry.headers, ...outcomeHeaders(entry, outcome) },
      })
    } catch (error) {
      fail(error)
      return wantsState ? answerUnavailable() : await errorPage(page.locale)
    }
  }
}

/** The page's Markdown. The first request loads the converter. */
async function answerMarkdown(c: GatewayContext, entry: RecordEntry, origin: string, headers: Record<string, string>) {
  const { pageMarkdown } = await import('#worker/crawlers/markdown.ts')
  const { text, canonical, language } = (entry.markdown ??= pageMarkdown(new TextDecoder().decode(entry.html), origin))
  const list = `<${llmsPath(c.get('page').locale)}>; rel="describedby"; type="text/plain"`
  return new Response(text, {
    headers: {
      ...headers,
      'content-type': 'text/markdown; charset=utf-8',
      etag: `W/"${entry.version}.md"`,
      'cache-control': 'public, max-age=300',
      ...(language && { 'content-language': language }),
      link: canonical ? `<${canonical}>; rel="canonical", ${list}` : list,
    },
  })
}

/** The state of the rendering `version`, or without one the newest. 404 for another version. */
function answerState({ status, state, version: newest }: RecordEntry, version: string | null): Response {
  if (status >= 500 && (version === null || state.length === 0)) return answerUnavailable()
  const isKnown = version === null ? status === 200 : version === newest
  if (!isKnown || state.length === 0)
    return answerError(404, 'ROUTE_NOT_FOUND', 'No state of this page under this version')
  return new Response(state, {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': version === null ? 'public, max-age=0, must-revalidate' : 'public, max-age=31536000, immutable',
      etag: `W/"${newest}"`,
    },
  })
}

/** An uncached 404 for a hashed file of another build. */
export function missingFile(): Response {
  return new Response('Not found\n', {
    status: 404,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  })
}
