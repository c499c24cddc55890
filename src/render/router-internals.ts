// Hold: internals of the router (docs/architecture.md).
import type { AnyRouter } from '@tanstack/react-router'
import type { DehydratedRouter, TsrSsrGlobal } from '@tanstack/react-router/ssr/client'

// Everything that the site uses of the router beyond its documented API. router-contract.test.tsx
// compares it with what the router itself does; an upgrade that changes it fails there.

/** The address of the browser's entry script, which Start's build knows. */
export async function clientEntry(): Promise<string> {
  const { tsrStartManifest } = await import('tanstack-start-manifest:v')
  const address = tsrStartManifest().routes.__root__?.scripts?.[0]?.attrs?.src
  if (!address) throw new Error("Start's manifest names no client entry")
  return address
}

/** Loads the page of `router`. Throws when it redirects: the gateway has done that before. */
export async function loadPage(router: AnyRouter): Promise<void> {
  // The gateway let the canonical address through, so the router need not build its own.
  router.buildLocation = () => router.latestLocation
  await router.load()
  if (router._serverResult?.type === 'redirect')
    throw new Error(`The page ${router.latestLocation.pathname} redirects; redirects belong to the gateway`)
}

/**
 * The state that the router's `hydrate()` reads. The time of loading is 0, so that equal pages have
 * equal bytes; only caches know how old their data is.
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

/** Leaves `state` where the router looks for it, as Start's inline scripts would (browser only). */
export function provideState(state: DehydratedRouter): void {
  const tsr: TsrSsrGlobal = {
    router: state,
    buffer: [],
    streamEnded: true,
    h: () => delete window.$_TSR,
    e: () => undefined,
    c: () => undefined,
    p: (run) => run(),
  }
  window.$_TSR = tsr
}
