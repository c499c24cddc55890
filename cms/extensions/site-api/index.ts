import { assetSizes } from './asset-sizes.ts'
import { mountCalls } from './asked.ts'
import { calls } from './calls.ts'
import { checkSaves } from './check-saves.ts'
import type { Directus, Hooks } from './directus.ts'
import { keepUsed } from './keep-used.ts'
import { previews } from './previews.ts'
import { purges } from './purges.ts'
import { wholeRevisions } from './whole-revisions.ts'

/**
 * Answers the calls and sizes of pictures of the site, purges the site after changes, redirects to
 * previews, refuses mistakes, and protects records in use.
 */
export default function siteApi(hooks: Hooks, directus: Directus): void {
  assetSizes(hooks)
  mountCalls(calls, hooks, directus)
  checkSaves(hooks, directus)
  keepUsed(hooks, directus)
  wholeRevisions(hooks, directus)
  purges(hooks, directus)
  previews(hooks, directus)
}
