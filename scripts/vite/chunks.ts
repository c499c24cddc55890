import type { Rolldown } from 'vite'

type Context = Parameters<Rolldown.CodeSplittingNameFunction>[1]

/** `id` and the ids of all modules that it imports statically. */
function closure(id: string, context: Context, found = new Set<string>()): Set<string> {
  if (found.has(id)) return found
  found.add(id)
  for (const imported of context.getModuleInfo(id)?.importedIds ?? []) closure(imported, context, found)
  return found
}

const source = (path: string) => new URL(`../../src/${path}`, import.meta.url).pathname

/** The entry script runs first, and keeps the modules that other scripts share with it. */
const isInEntry = (id: string, context: Context) => closure(source('browser/client.tsx'), context).has(id)

/**
 * The browser's files (docs/decisions/071): `react` and `app` hydrate every page, `query` is TanStack
 * Query, `ui` the shared parts of the design system. By default Rolldown cuts dozens of small files.
 */
export const browserChunks: Rolldown.CodeSplittingOptions = {
  // All other modules stay with their page.
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
