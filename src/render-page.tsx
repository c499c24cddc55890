import { RouterProvider, createMemoryHistory, type AnyRouter } from '@tanstack/react-router'
import type { DehydratedRouter } from '@tanstack/react-router/ssr/client'
import { getSsrStatus } from '@tanstack/react-router/ssr/server'
import { renderToString } from 'react-dom/server'
import { tsrStartManifest } from 'tanstack-start-manifest:v'
import { ApiError, type Api } from '#api/api.ts'
import { configAttributes } from '#features/error-reporting/reporting-config.ts'
import type { ReportingConfig } from '#features/error-reporting/schema.ts'
import { loadMessages } from '#i18n/messages.ts'
import { perLocale } from '#i18n/per-locale.ts'
import { splitLocale } from '#i18n/paths.ts'
import { DocumentContext } from '#seo/document-head.tsx'
import { headHtml } from '#seo/head-html.ts'
import { HtmlMemoryContext, type HtmlMemory } from '#ui/remembered.tsx'
import { themeScript } from '#ui/theme-script.ts'
import { htmlMemory } from './html-memory.ts'
import { pageState } from './page-state.ts'
import { getRouter } from './router.tsx'

/** A rendering: its HTML, the state that hydrates it, and a name that changes when either does. */
export interface RenderedPage {
  status: number
  version: string
  html: Uint8Array<ArrayBuffer>
  state: Uint8Array<ArrayBuffer>
  /** The exception of a loader, for log and report. Content that cannot be had is none: why has been logged where it was asked for. */
  failure?: unknown
}

const messagesOf = perLocale(async (locale) => (await loadMessages[locale]()).default)
const entry = tsrStartManifest().routes.__root__?.scripts?.[0]?.attrs?.src
/** The end of the head: what the browser runs. */
const scripts = `<script>${themeScript}</script><script type="module" src="${entry}"></script>`

/**
 * Renders the page at a canonical public path, without Start's handler: the router's own parts, to a string,
 * with the state as JSON beside it (docs/decisions.md).
 * Throws when a page redirects (the gateway has done that) or when React fails.
 */
export async function renderPage({
  path,
  origin,
  api,
  analyticsId,
  reporting,
}: {
  path: string
  origin: string
  api: Api
  /** For the consent dialog (features/consent/analytics-switch.ts). */
  analyticsId?: string | undefined
  /** For error reports of the browser; without it there are none. */
  reporting?: ReportingConfig | undefined
}): Promise<RenderedPage> {
  const { locale, path: ownPath } = splitLocale(path)
  const messages = await messagesOf(locale)
  const history = createMemoryHistory({ initialEntries: [ownPath] })
  const router = getRouter({ locale, messages, api, origin }, { history, origin })
  // The gateway let the canonical address through; the router need not make its own.
  router.buildLocation = () => router.latestLocation
  await router.load()
  if (router._serverResult?.type === 'redirect')
    throw new Error(`The page ${path.replace(/\?.*/, '')} redirects; redirects belong to the gateway`)
  // Whatever a loader failed of, it may be there in a moment.
  const failed = getSsrStatus(router) >= 500
  const status = failed ? 503 : getSsrStatus(router)
  const attributes = { 'data-analytics-id': analyticsId, ...configAttributes(reporting) }
  const { memory, encode, learn } = htmlMemory()
  const matches = router.stores.matches.get()
  const failure = matches.find(({ error, status }) => status === 'error' && !isUnavailable(error))?.error
  const render = (version: string, head: string, known?: HtmlMemory) =>
    renderToString(
      <HtmlMemoryContext value={known}>
        <DocumentContext value={{ attributes: { 'data-v': version, ...attributes }, head }}>
          <RouterProvider router={router} />
        </DocumentContext>
      </HtmlMemoryContext>,
    )
  // A page is named by what it is made of: the build's id, a part of the state, stands for the code. (In development the markup does.)
  const code = import.meta.env.DEV ? render('', '') : ''
  const payload = { origin, build: __BUILD_ID__, router: dehydrate(router) }
  const more = `${path}\n${JSON.stringify(attributes)}\n${code}`
  const { state, version, head } = await pageState(payload, more, () => headHtml(matches, locale) + scripts)
  const html = render(version, head, memory)
  learn()
  // An exception is not JSON, and its message is not for visitors: an error page stays as it is.
  return { status, version, failure, html: encode(`<!DOCTYPE html>${html}`), state: failed ? new Uint8Array() : state }
}

const isUnavailable = (error: unknown) => error instanceof ApiError && error.status === 503

/**
 * The state that the router's `hydrate()` reads, held equal to the router's own by router-contract.test.tsx, but for
 * the time of loading: 0, so that equal renderings have equal bytes. How old cached data is, only caches know.
 */
export function dehydrate(router: AnyRouter): DehydratedRouter {
  return {
    manifest: undefined,
    matches: router.stores.matches.get().map((match) => ({
      i: match.id.replaceAll('/', '#'),
      u: 0,
      s: match.status,
      ...(match.loaderData === undefined ? {} : { l: match.loaderData }),
      ...(match.error === undefined ? {} : { e: match.error }),
      ...(match.ssr === undefined ? {} : { ssr: match.ssr }),
      ...(match._notFound ? { g: true } : {}),
    })),
  }
}
