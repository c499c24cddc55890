import type { DehydratedRouter } from '@tanstack/react-router/ssr/client'

/**
 * The JSON at `{path}/_payload.json`: all that hydration needs besides the HTML. It is as public as
 * the page.
 */
export interface PagePayload {
  origin: string
  /** Id of the build that rendered the page. */
  build: string
  router: DehydratedRouter
}
