import type { Rolldown } from 'vite'

type Context = Parameters<Rolldown.CodeSplittingNameFunction>[1]

/** The ids of `id` and of all modules that it imports statically. */
function closure(id: string, context: Context, found = new Set<string>()): Set<string> {
  if (found.has(id)) return found
  found.add(id)
  for (const imported of context.getModuleInfo(id)?.importedIds ?? []) closure(imported, context, found)
  return found
}

/** The file of `src` as the build names it. */
const source = (path: string) => new URL(`../../src/${path}`, import.meta.url).pathname

/** The entry script evaluates before all others, and keeps what they share with it. */
const isInEntry = (id: string, context: Context) => closure(source('browser/client.tsx'), context).has(id)

/**
 * The browser's files (docs/decisions/071). Left to itself the build cuts a file for each set of
 * pages that shares a module: dozens of crumbs. Here what hydration needs on every page is two
 * files, `react` and `app`; TanStack Query is one, and so is what pages share of the design system.
 */
export const browserChunks: Rolldown.CodeSplittingOptions = {
  // What these groups do not name stays with its page; the groups are closed by themselves.
  includeDependenciesRecursively: false,
  groups: [
    { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\/|\/browser\/react\.ts$/ },
    {
      name(id, context) {
        const isOfApp = closure(source('browser/hydrate.tsx'), context).has(id) && !isInEntry(id, context)
        return isOfApp ? 'app' : null
      },
    },
    { name: 'query', test: /node_modules\/@tanstack\/(?:react-query|query-core)\/|\/model\/query-client\.ts$/ },
    {
      name: (id, context) => (isInEntry(id, context) ? null : 'ui'),
      test: /\/src\/(?:ui|model)\//,
      minShareCount: 2,
    },
  ],
}
