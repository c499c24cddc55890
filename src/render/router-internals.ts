// Library internals: all uses of the router beyond its documented API (docs/architecture.md).
// router-contract.test.tsx compares them with the router itself.
import type { AnyRouter } from '@tanstack/react-router'
import type { DehydratedRouter, TsrSsrGlobal } from '@tanstack/react-router/ssr/client'
import type { Locale } from '#i18n/locales.ts'

/** Addresses of the entry script and of the page's scripts, from Start's build manifest. */
export async function clientScripts(router: AnyRouter): Promise<{ entry: string; page: string[] }> {
  const { tsrStartManifest } = await import('tanstack-start-manifest:v')
  const { routes } = tsrStartManifest()
  const entry = routes.__root__?.scripts?.[0]?.attrs?.src
  if (!entry) throw new Error("Start's manifest names no client entry")
  const [, ...matches] = router.state.matches
  return { entry, page: matches.flatMap(({ routeId }) => routes[routeId]?.preloads ?? []) }
}

/** Loads the page of `router`. Throws if a route redirects: redirects belong to the gateway. */
export async function loadPage(router: AnyRouter): Promise<void> {
  // The gateway passes only canonical addresses, so the router need not build its own.
  router.buildLocation = () => router.latestLocation
  await router.load()
  if (router._serverResult?.type === 'redirect')
    throw new Error(`The page ${router.latestLocation.pathname} redirects; redirects belong to the gateway`)
}

/** The state that the router's `hydrate()` reads. A load time of 0 keeps equal pages equal in bytes. */
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

/** The JSON at `{path}/_payload.json`, which hydration needs besides the HTML. Public. */
export interface PageState {
  origin: string
  /** Id of the build that rendered the page. */
  build: string
  locale: Locale
  /** Addresses of the route's scripts. */
  scripts: string[]
  router: DehydratedRouter
}

/**
 * Passes `state` to the router like Start's inline scripts (browser only). Its load time is now: the
 * router drops data older than 5 minutes when the visitor leaves a page.
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
