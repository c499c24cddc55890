import type { DehydratedRouter } from '@tanstack/react-router/ssr/client'

/** The JSON at `{path}/_payload.json`: what hydration needs besides the HTML. Public. */
export interface PagePayload {
  origin: string
  /** Id of the build that rendered the page. */
  build: string
  router: DehydratedRouter
}
