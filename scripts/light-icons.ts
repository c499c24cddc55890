import { resolve } from 'node:path'
import type { Plugin } from 'vite'

/**
 * lucide's icons drawn by `src/ui/create-icon.tsx` instead of lucide's own factory: two elements with five attributes
 * where that one writes up to six with twelve, which was an eighth of rendering the home page.
 */
export function lightIcons(): Plugin {
  return {
    name: 'helmsway:light-icons',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id, importer) =>
      id.endsWith('/createLucideIcon.mjs') && importer?.includes('/lucide-react/')
        ? resolve('src/ui/create-icon.tsx')
        : undefined,
  }
}
