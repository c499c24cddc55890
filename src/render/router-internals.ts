// Hold: internals of the router (docs/architecture.md).
import type { AnyRouter } from '@tanstack/react-router'
import type { DehydratedRouter, TsrSsrGlobal } from '@tanstack/react-router/ssr/client'
import type { Locale } from '#i18n/locales.ts'

// All uses of router internals beyond the documented API. router-contract.test.tsx compares them
// with the router itself, so an upgrade that changes them fails there.

/** Addresses of the browser's entry script and of the scripts of the page, from Start's build manifest. */
export async function clientScripts(router: AnyRouter): Promise<{ entry: string; page: string[] }> {
  const { tsrStartManifest } = await import('tanstack-start-manifest:v')
  const { routes } = tsrStartManifest()
  const entry = routes.__root__?.scripts?.[0]?.attrs?.src
  if (!entry) throw new Error("Start's manifest names no client entry")
  const [, ...matches] = router.state.matches
  return { entry, page: matches.flatMap(({ routeId }) => routes[routeId]?.preloads ?? []) }
}

/** Loads the page of `router`. Throws when it redirects, which the gateway has already handled. */
export async function loadPage(router: AnyRouter): Promise<void> {
  // The gateway lets only canonical addresses through, so the router need not build its own.
  router.buildLocation = () => router.latestLocation
  await router.load()
  if (router._serverResult?.type === 'redirect')
    throw new Error(`The page ${router.latestLocation.pathname} redirects; redirects belong to the gateway`)
}

/**
 * The state that the router's `hydrate()` reads. The load time is 0, so that equal pages have equal
 * bytes; only caches know the age of their data.
 */
export function dehydrate(router: AnyRouter): DehydratedRouter {
  return {
    manifest: undefined,
    matches: router.state.matches.map((match) => ({
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

/** The JSON at `{path}/_payload.json`: what hydration needs besides the HTML. Public. */
export interface PageState {
  origin: string
  /** Id of the build that rendered the page. */
  build: string
  locale: Locale
  /** Addresses of the scripts of this kind of page. */
  scripts: string[]
  router: DehydratedRouter
}

/**
 * Puts `state` where the router looks for it, like Start's inline scripts (browser only). Its data
 * counts as loaded now: when the visitor leaves a page, the router forgets data older than 5 minutes.
 */
export function provideState(state: DehydratedRouter): void {
  const now = Date.now()
  const tsr: TsrSsrGlobal = {
    router: { ...state, matches: state.matches.map((match) => ({ ...match, u: now })) },
    buffer: [],
    streamEnded: true,
    h: () => delete window.$_TSR,
    e: () => undefined,
    c: () => undefined,
    p: (run) => run(),
  }
  window.$_TSR = tsr
}
