import { RouterProvider, createMemoryHistory } from '@tanstack/react-router'
import { getSsrStatus } from '@tanstack/react-router/ssr/server'
import { renderToString } from 'react-dom/server'
import { ApiError, type Api } from '#api/api.ts'
import { consentQuestion } from '#browser/consent/question.ts'
import { configAttributes, type ReportingConfig } from '#model/error-reporting.ts'
import { loadMessages } from '#i18n/messages.ts'
import type { PagePath } from '#i18n/paths.ts'
import { textHash } from '#model/text-hash.ts'
import { getRouter } from '#router.tsx'
import { DocumentContext } from './document-head.tsx'
import { clientScripts, dehydrate, loadPage, type PageState } from './router-internals.ts'
import { ServerHead } from './server-head.tsx'

/** A rendered page: HTML and state as UTF-8, and a version that changes when either changes. */
export interface RenderedPage {
  status: number
  /** 16 hexadecimal digits. */
  version: string
  html: Uint8Array<ArrayBuffer>
  /** The JSON for hydration; empty on an error page, which is not hydrated. */
  state: Uint8Array<ArrayBuffer>
  /** The exception of a loader, except of unavailable content: its reader has logged it. */
  failure?: unknown
}

interface PageRequest extends PagePath {
  /** Canonical, with `?`, or empty. */
  query?: string
  origin: string
  api: Api
  /** Google's measurement id; the consent dialog reads it. */
  analyticsId?: string | undefined
  /** Where browsers report errors; without it they report none. */
  reporting?: ReportingConfig | undefined
}

const encoder = new TextEncoder()

/**
 * Renders a page to HTML, and its router state to JSON for hydration. The theme script is the only
 * inline script (docs/product.md#content-security-policy).
 * @throws Error when the page redirects or React fails
 */
export async function renderPage({
  locale,
  path,
  query = '',
  origin,
  api,
  analyticsId,
  reporting,
}: PageRequest): Promise<RenderedPage> {
  const { default: messages } = await loadMessages(locale)
  const history = createMemoryHistory({ initialEntries: [path + query] })
  const router = getRouter({ locale, messages, api, origin }, { history, origin })
  await loadPage(router)

  const matches = router.state.matches
  const failed = getSsrStatus(router) >= 500
  const gone = matches.some(({ routeId }) => routeId === '/gone')
  // 503, because a loader that failed may succeed at the next try.
  const status = failed ? 503 : gone ? 410 : getSsrStatus(router)
  const purposes = { analytics: Boolean(analyticsId), recording: reporting !== undefined }
  const attributes = {
    'data-analytics-id': analyticsId,
    'data-consent': consentQuestion(messages.consent, purposes),
    ...configAttributes(reporting),
  }
  const { entry, page: scripts } = await clientScripts(router)
  const markup = renderToString(
    <DocumentContext value={{ attributes, head: <ServerHead locale={locale} matches={matches} entry={entry} /> }}>
      <RouterProvider router={router} />
    </DocumentContext>,
  )
  const state: PageState = { origin, build: __BUILD_ID__, locale, scripts, router: dehydrate(router) }
  // An exception cannot be serialized, and its message is not for visitors.
  const json = failed ? '' : JSON.stringify(state)
  // Path, settings, build and content determine the page. In development the code may have changed,
  // too.
  const version = await textHash(
    [locale, path + query, JSON.stringify(attributes), json, import.meta.env.DEV ? markup : ''].join('\n'),
  )
  // A page without state names no version of it: the browser does not ask.
  const html = `<!DOCTYPE html>${failed ? markup : markup.replace('<html', `<html data-v="${version}"`)}`
  return {
    status,
    version,
    failure: matches.find(({ error, status }) => status === 'error' && !isUnavailable(error))?.error,
    html: encoder.encode(html),
    state: encoder.encode(json),
  }
}

const isUnavailable = (error: unknown) => error instanceof ApiError && error.status === 503
