import { mountCalls } from './asked.ts'
import { calls } from './calls.ts'
import type { Directus, Hooks } from './directus.ts'
import { keepUsed } from './keep-used.ts'
import { previews } from './previews.ts'
import { purges } from './purges.ts'

/**
 * Answers the calls of the site that Directus does not have, tells the site of changes, leads to
 * previews, and keeps what others need.
 */
export default function siteApi(hooks: Hooks, directus: Directus): void {
  mountCalls(calls, hooks, directus)
  keepUsed(hooks, directus)
  purges(hooks, directus)
  previews(hooks, directus)
}
