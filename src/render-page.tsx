import { RouterProvider, createMemoryHistory, type AnyRouter } from '@tanstack/react-router'
import type { DehydratedRouter } from '@tanstack/react-router/ssr/client'
import { getSsrStatus } from '@tanstack/react-router/ssr/server'
import { renderToString } from 'react-dom/server'
import { tsrStartManifest } from 'tanstack-start-manifest:v'
import type { Api } from '#api/api.ts'
import { configAttributes } from '#features/error-reporting/reporting-config.ts'
import type { ReportingConfig } from '#features/error-reporting/schema.ts'
import { loadMessages } from '#i18n/messages.ts'
import { splitLocale } from '#i18n/paths.ts'
import { HtmlMemoryContext } from '#ui/remembered.tsx'
import { themeScript } from '#ui/theme-script.ts'
import { htmlMemory, joinBytes } from './html-memory.ts'
import type { PagePayload } from './page-payload.ts'
import { getRouter } from './router.tsx'

/** A rendering: its HTML, the state that hydrates it, and a name that changes when either does. */
export interface RenderedPage {
  status: number
  version: string
  html: Uint8Array<ArrayBuffer>
  state: Uint8Array<ArrayBuffer>
}

const entry = tsrStartManifest().routes.__root__?.scripts?.[0]?.attrs?.src
/** Put into the head after rendering: React would want to render them in the browser, too. */
const scripts = `<script>${themeScript}</script><script type="module" src="${entry}"></script>`
const encoder = new TextEncoder()

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
  const { locale } = splitLocale(path)
  const { default: messages } = await loadMessages[locale]()
  const router = getRouter({ locale, messages, api, origin })
  router.update({ ...router.options, history: createMemoryHistory({ initialEntries: [path] }), origin })
  await router.load()
  if (router._serverResult?.type === 'redirect')
    throw new Error(`The page ${path} redirects; redirects belong to the gateway`)
  const { memory, encode, learn } = htmlMemory()
  const markup = renderToString(
    <HtmlMemoryContext value={memory}>
      <RouterProvider router={router} />
    </HtmlMemoryContext>,
  )
  learn()
  // Whatever a loader failed of, it may be there in a moment.
  const failed = getSsrStatus(router) >= 500
  const status = failed ? 503 : getSsrStatus(router)
  const payload: PagePayload = { origin, build: __BUILD_ID__, router: dehydrate(router) }
  // An exception is not JSON, and its message is not for visitors: an error page stays as it is.
  const state = failed ? '' : JSON.stringify(payload)
  const attributes = (analyticsId ? `data-analytics-id="${analyticsId}" ` : '') + configAttributes(reporting)
  const stateBytes = encoder.encode(state)
  const code = import.meta.env.DEV ? [encode(markup)] : []
  const version = await nameOf(joinBytes([encoder.encode(`${path}\n${attributes}\n`), stateBytes, ...code]))
  const headEnd = markup.indexOf('</head>')
  const html = `<!DOCTYPE html><html data-v="${version}" ${attributes}${markup.slice('<html '.length, headEnd)}${scripts}${markup.slice(headEnd)}`
  return { status, version, html: encode(html), state: stateBytes }
}

/**
 * A name for a page by what it is made of, which is less to hash than the page: the build's id, which is part of the state,
 * stands for the code. (In development the markup itself does.)
 */
async function nameOf(source: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', source))
  return Array.from(digest.subarray(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * The state that the router's `hydrate()` reads, held equal to the router's own by render-page.test.tsx, but for
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
