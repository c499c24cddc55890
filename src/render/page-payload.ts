import type { DehydratedRouter } from '@tanstack/react-router/ssr/client'

/** What `{path}/_payload.json` holds: all that hydration needs besides the HTML. Public as the page is. */
export interface PagePayload {
  origin: string
  /** Id of the build that rendered it. */
  build: string
  router: DehydratedRouter
}
