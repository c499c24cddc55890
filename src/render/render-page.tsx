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

/** A rendered page: HTML and state as UTF-8, and a version of both. */
export interface RenderedPage {
  status: number
  /** 16 hexadecimal digits. */
  version: string
  html: Uint8Array<ArrayBuffer>
  /** The JSON for hydration; empty for an error page. */
  state: Uint8Array<ArrayBuffer>
  /** A loader's exception, except for unavailable content, which its reader logs. */
  failure?: unknown
}

interface PageRequest extends PagePath {
  /** Canonical, with `?`, or empty. */
  query?: string
  origin: string
  api: Api
  /** Google's measurement id, for the consent dialog. */
  analyticsId?: string | undefined
  /** Whether the consent dialog asks even if nothing needs consent. */
  alwaysAsks?: boolean
  /** Configuration of the browsers' error reports. */
  reporting?: ReportingConfig | undefined
}

const encoder = new TextEncoder()

/**
 * Renders a page to HTML, and its router state to JSON for hydration. The theme script is the only
 * inline script (docs/product.md#content-security-policy).
 * @throws Error when the page redirects or React fails
 */
export async function renderPage(request: PageRequest): Promise<RenderedPage> {
  const { locale, path, query = '', origin, api, analyticsId, alwaysAsks, reporting } = request
  const { default: messages } = await loadMessages(locale)
  const history = createMemoryHistory({ initialEntries: [path + query] })
  const router = getRouter({ locale, messages, api, origin }, { history, origin })
  await loadPage(router)

  const matches = router.state.matches
  const failed = getSsrStatus(router) >= 500
  const gone = matches.some(({ routeId }) => routeId === '/gone')
  // 503: a failed loader may succeed later.
  const status = failed ? 503 : gone ? 410 : getSsrStatus(router)
  const purposes = { analytics: Boolean(analyticsId), recording: reporting !== undefined }
  const attributes = {
    'data-analytics-id': analyticsId,
    // Without the attribute nothing is asked; an empty one leaves the dialog its own text.
    'data-consent': consentQuestion(messages.consentQuestion, purposes) ?? (alwaysAsks ? '' : undefined),
    ...configAttributes(reporting),
  }
  const { entry, page: scripts } = await clientScripts(router)
  const markup = renderToString(
    <DocumentContext value={{ attributes, head: <ServerHead locale={locale} matches={matches} entry={entry} /> }}>
      <RouterProvider router={router} />
    </DocumentContext>,
  )
  const state: PageState = { origin, build: __BUILD_ID__, locale, scripts, router: dehydrate(router) }
  // Exceptions cannot be serialized, and their messages are not for visitors.
  const json = failed ? '' : JSON.stringify(state)
  // Path, settings, build and content determine the page; in development the code, too.
  const version = await textHash(
    [locale, path + query, JSON.stringify(attributes), json, import.meta.env.DEV ? markup : ''].join('\n'),
  )
  // Without `data-v` the browser does not request the state.
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
