import { existsSync, readFileSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'
import type { Plugin } from 'vite'

const atRule = /@screen-modules ([^;]+);/g
/** Static and dynamic imports of modules of the site; not those of types. */
const imported =
  /(?:^|\n)(?:import|export)(?! type\b)[^'"]*?['"]([#.][^'"]+\.tsx?)['"]|import\(\s*['"]([#.][^'"]+\.tsx?)['"]/g
/** It names all pages. */
const everyRoute = /routeTree\.gen\.ts$/

/** `#zone/file` and `./file` as an absolute path (package.json#imports). */
const resolved = (specifier: string, from: string) =>
  specifier.startsWith('#') ? resolve('src', specifier.slice(1)) : resolve(dirname(from), specifier)

/** The modules of `src` that `entries` (absolute paths) bring in, and themselves. */
export function modulesOf(entries: string[]): Set<string> {
  const found = new Set<string>()
  const pending = [...entries]
  for (let file = pending.pop(); file !== undefined; file = pending.pop()) {
    if (found.has(file) || everyRoute.test(file)) continue
    if (!existsSync(file)) throw new Error(`There is no ${relative('.', file)}, which @screen-modules leads to`)
    found.add(file)
    for (const [, fixed, dynamic] of readFileSync(file, 'utf8').matchAll(imported))
      pending.push(resolved(fixed ?? dynamic ?? '', file))
  }
  return found
}

/**
 * `@screen-modules 'a.tsx' 'b.tsx';` in a style sheet: Tailwind reads the classes of these modules
 * and of all that they import. In development it reads all of `src`.
 */
export function screenModules(): Plugin {
  let all = false
  return {
    name: 'screen-modules',
    enforce: 'pre',
    configResolved: ({ command }) => {
      all = command === 'serve'
    },
    transform: {
      filter: { id: /\.css(?:\?.*)?$/, code: '@screen-modules' },
      handler: (code, id) => {
        const source = (file: string) => `@source '${relative(dirname(id), file)}';`
        return code.replace(atRule, (_, files: string) => {
          if (all) return source(resolve('src'))
          const entries = [...files.matchAll(/'([^']+)'/g)].map(([, file = '']) => resolve(dirname(id), file))
          return [...modulesOf(entries)].toSorted().map(source).join('\n')
        })
      },
    },
  }
}
