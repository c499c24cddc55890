import { mountCalls } from './asked.ts'
import { calls } from './calls.ts'
import type { Directus, Hooks } from './directus.ts'
import { keepUsed } from './keep-used.ts'
import { previews } from './previews.ts'
import { purges } from './purges.ts'

/**
 * Answers the calls of the site that Directus lacks, purges the site after changes, redirects to
 * previews, and protects records in use.
 */
export default function siteApi(hooks: Hooks, directus: Directus): void {
  mountCalls(calls, hooks, directus)
  keepUsed(hooks, directus)
  purges(hooks, directus)
  previews(hooks, directus)
}
