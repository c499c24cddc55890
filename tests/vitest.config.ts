import './sample-site.ts'
import { mkdir, writeFile } from 'node:fs/promises'
import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin'
import { defineConfig } from 'vitest/config'
import { buildName } from '#scripts/vite/build-id.ts'
import { contentPlugin } from '#scripts/vite/content.ts'
import { cspHashes } from '#scripts/vite/csp.ts'
import { messagesPlugin } from '#scripts/vite/messages.ts'
import { sitePath } from '#scripts/site-folder.ts'
import { deployConfig } from '#tests/support/deploy-config.ts'

/** Start's build knows the client's entry; a test of rendering needs only some addresses. */
const startManifest = {
  name: 'tests:start-manifest',
  resolveId: (id: string) => (id === 'tanstack-start-manifest:v' ? `\0${id}` : undefined),
  load: (id: string) =>
    id === '\0tanstack-start-manifest:v'
      ? `const routes = {
           __root__: { scripts: [{ attrs: { src: '/assets/client.js' } }], preloads: ['/assets/client.js'] },
           '/resources/product-updates/': { preloads: ['/assets/updates.js'] },
         }
         export const tsrStartManifest = () => ({ routes })`
      : undefined,
}

/**
 * Static files of the content for tests in Node: `npm test` runs them beside what writes
 * `tests/site/public`.
 */
const unitFiles = '.cache/unit'

/** The worker's bindings for tests in Node: the static files. */
const staticFiles = {
  name: 'tests:static-files',
  resolveId: (id: string) => (id === 'cloudflare:workers' ? `\0${id}` : undefined),
  load: (id: string) =>
    id === '\0cloudflare:workers'
      ? `import { readFile } from 'node:fs/promises'
         export const env = { ASSETS: { fetch: async (url) => new Response(await readFile('${unitFiles}' + new URL(url).pathname)) } }`
      : undefined,
}

/** Writes the worker's configuration into a folder without the `.dev.vars` of this machine. */
async function writeConfig(): Promise<string> {
  await mkdir('.cache/worker', { recursive: true })
  await writeFile('.cache/worker/wrangler.toml', await deployConfig())
  return '.cache/worker/wrangler.toml'
}

const plugins = [messagesPlugin(), startManifest]

const define = { ...cspHashes, ...buildName, __SESSION__: JSON.stringify('off') }

/** Long enough for a slow machine: only broken tests wait that long. */
const patience = { testTimeout: 30_000, hookTimeout: 30_000 }

export default defineConfig({
  test: {
    projects: [
      {
        define,
        plugins: [...plugins, contentPlugin(unitFiles), staticFiles],
        test: {
          name: 'unit',
          isolate: false,
          ...patience,
          // Tests that start wrangler keep one core busy each, and the others need not wait for them.
          maxConcurrency: 2,
          maxWorkers: 2,
          include: ['{src,scripts,bench}/**/*.test.{ts,tsx}', 'cms/{model,export,extensions/*}/*.test.ts'],
          setupFiles: 'tests/setup.ts',
          css: true,
          // So that the alias of scripts/vite/messages.ts reaches it.
          server: { deps: { inline: ['use-intl'] } },
        },
      },
      {
        define,
        plugins: [
          ...plugins,
          contentPlugin(),
          cloudflareTest(async () => ({
            main: 'worker/index.ts',
            wrangler: { configPath: await writeConfig(), environment: 'local' },
            // The static files of the content as it is now, without a build.
            miniflare: {
              assets: { directory: sitePath('public'), binding: 'ASSETS' },
              bindings: { TEST_MIGRATIONS: await readD1Migrations('migrations') },
            },
          })),
        ],
        test: {
          name: 'worker',
          isolate: false,
          ...patience,
          css: true,
          include: ['worker/**/*.test.ts'],
          globalSetup: 'tests/support/global-content-server.ts',
          setupFiles: ['tests/setup.ts', 'tests/setup-worker.ts'],
        },
      },
    ],
  },
})
