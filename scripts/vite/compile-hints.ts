import type { Plugin } from 'vite'

/** What every page hydrates with (chunks.ts). */
const hydration = new Set(['react', 'app'])

/**
 * Chromium compiles these files whole, on another thread while they arrive. Else it compiles each
 * function at its first call, which may be in a tap (docs/decisions/078).
 */
export function compileHints(): Plugin {
  return {
    name: 'helmsway:compile-hints',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      // V8 reads the hint at the top of a file alone, where Vite puts its list of dependencies.
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk' && hydration.has(file.name))
            file.code = `//# allFunctionsCalledOnLoad\n${file.code}`
      },
    },
  }
}
