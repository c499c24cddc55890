import { build, type Plugin } from 'vite'

/** Builds `/preview.js`, the script of previews, apart from the pages, which never refer to it. */
export const previewScript = (): Plugin => ({
  name: 'site:preview-script',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  async generateBundle() {
    const lib = { entry: 'src/browser/preview.ts', formats: ['es' as const] }
    const built = await build({ configFile: false, logLevel: 'warn', publicDir: false, build: { lib, write: false } })
    for (const { output } of Array.isArray(built) ? built : [])
      this.emitFile({ type: 'asset', fileName: 'preview.js', source: output[0].code })
  },
})
