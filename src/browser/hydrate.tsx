import { RouterClient } from '@tanstack/react-router/ssr/client'
import { startTransition, StrictMode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { browserApi, directApi } from '#api/browser-api.ts'
import { checkCountry } from '#browser/check-country.ts'
import { report } from '#browser/error-reports/reporting.ts'
import { announcePages } from '#browser/navigation/announce-pages.ts'
import { mayLoadAhead } from '#browser/navigation/load-ahead.ts'
import { showLoadingBar } from '#browser/navigation/loading-bar.ts'
import { reloadForNewBuilds, reloadOnLostChunk } from '#browser/navigation/new-version.ts'
import { prefetchLinks } from '#browser/navigation/prefetch.ts'
import { reloadOnce } from '#browser/navigation/reload-once.ts'
import { layOutForRouter } from '#browser/navigation/whole-page.ts'
import { followRedirects } from '#browser/navigation/follow-redirects.ts'
import type { Shell } from '#shell/loaders.ts'
import type { Messages } from '#i18n/messages.ts'
import { whenIdle } from '#ui/when-idle.ts'
import { getRouter, localeRewrite } from '#router.tsx'
import { provideState, type PageState } from '#render/router-internals.ts'

function OnMount({ onMount }: { onMount: () => void }) {
  useEffect(onMount, [onMount])
  return null
}

/** Logs and reports a render error for which an error page is shown. */
function onCaughtError(error: unknown) {
  console.error(error)
  report(error)
}

/** Hydrates the document. Resolves with the router when event handlers are attached. */
export async function hydratePage({ origin, build, locale, scripts, router: state }: PageState, messages: Messages) {
  let hydrated = false
  // Hydration is not a navigation: the scroll position stays.
  const currentShell = (): Shell | undefined =>
    router.state.matches.find((match) => match.routeId === '__root__')?.loaderData
  const router = getRouter(
    { locale, messages, api: browserApi, origin, currentShell },
    { rewrite: localeRewrite(locale), scrollRestoration: () => hydrated },
  )
  followRedirects(router, browserApi, locale)
  provideState(state)
  // A new task: creating the router and hydrating in one would be a long one.
  await new Promise((resolve) => setTimeout(resolve))
  // If a script is lost, the server's page stays: the router would replace it by an error page.
  await Promise.all(scripts.map((script) => import(/* @vite-ignore */ script))).catch((error: unknown) => {
    reloadOnce(Date.now())
    throw error
  })
  await new Promise<void>((resolve) => {
    // A transition renders in short tasks.
    startTransition(() => {
      hydrateRoot(
        document,
        <StrictMode>
          <RouterClient router={router} />
          <OnMount onMount={resolve} />
        </StrictMode>,
        { onCaughtError },
      )
    })
  })
  hydrated = true
  showLoadingBar(router)
  layOutForRouter(router)
  announcePages(router)
  reloadForNewBuilds(build)
  reloadOnLostChunk(router)
  if (mayLoadAhead(navigator)) prefetchLinks(router)
  const shell = currentShell()
  if (shell?.frame.checks_country) whenIdle(() => void checkCountry(directApi, shell.links.register))
  if (__SESSION__ === 'on') void import('#browser/session/session.ts').then(({ session }) => session.start())
  return router
}
