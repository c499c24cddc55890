import { defineConfig } from 'vite'

/** Builds the extension into dist/index.js, which needs no package beside it. */
export default defineConfig({ ssr: { noExternal: true }, build: { ssr: 'index.ts' } })
