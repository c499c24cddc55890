import { cloudflare } from '@cloudflare/vite-plugin'
import tailwindcss from '@tailwindcss/vite'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { buildName } from './scripts/vite/build-id.ts'
import { browserChunks } from './scripts/vite/chunks.ts'
import { contentPlugin } from './scripts/vite/content.ts'
import { cspHashes } from './scripts/vite/csp.ts'
import { completeConfig } from './scripts/environments.ts'
import { messagesPlugin } from './scripts/vite/messages.ts'
import { previewScript } from './scripts/vite/preview-script.ts'
import { sitePath } from './scripts/site-folder.ts'

// The environment of wrangler.toml that the build is made for (npm run build -- --env staging).
process.env.CLOUDFLARE_ENV ||= 'local'

export default defineConfig({
  publicDir: sitePath('public'),
  define: {
    ...cspHashes,
    ...buildName,
    __SESSION__: JSON.stringify(process.env.SESSION || 'off'),
    // Sentry's own logs and its worker for compression (src/browser/error-reports/sentry.ts)
    // stay out.
    __SENTRY_DEBUG__: 'false',
    __SENTRY_EXCLUDE_REPLAY_WORKER__: 'true',
  },
  // Browsers that know light-dark(): compiled for older ones, it would follow the root alone, and
  // the footer could not be dark.
  build: {
    outDir: sitePath('dist'),
    cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
  },
  // A smaller worker starts faster. The source maps are uploaded (Sentry, wrangler tail).
  // The router reads sessionStorage when it is loaded; the exception would make V8 parse it again.
  environments: {
    ssr: { build: { minify: true }, define: { sessionStorage: 'undefined' } },
    // Browsers leave out schemas that only the worker uses: a file of schemas does nothing else.
    client: {
      build: {
        // The fonts carry their licence in their own metadata, Tailwind in the style sheet.
        license: { fileName: 'third-party-notices.txt' },
        rolldownOptions: {
          treeshake: { moduleSideEffects: [{ test: /schema\.ts$/, sideEffects: false }] },
          output: { codeSplitting: browserChunks },
        },
      },
    },
  },
  plugins: [
    contentPlugin(),
    messagesPlugin(),
    previewScript(),
    cloudflare({ viteEnvironment: { name: 'ssr' }, config: completeConfig }),
    // A page's loader stays with its page: what other pages read is not part of this one's script.
    tanstackStart({
      client: { entry: 'browser/client.tsx' },
      router: { codeSplittingOptions: { defaultBehavior: [['loader', 'component']] } },
    }),
    react(),
    tailwindcss(),
  ],
})
