import { defineConfig } from 'vitest/config'
import { contentPlugin } from '../../scripts/vite/content.ts'
import { messagesPlugin } from '../../scripts/vite/messages.ts'

/** The module of the worker's platform, which these tests do not use. */
const platform = {
  name: 'tests:platform',
  resolveId: (id: string) => (id === 'cloudflare:workers' ? `\0${id}` : undefined),
  load: (id: string) => (id === '\0cloudflare:workers' ? 'export const env = {}' : undefined),
}

/** npm run test:cms: tests the site's protocol with the tests' content server and a real Directus. */
export default defineConfig({
  plugins: [contentPlugin(), messagesPlugin(), platform],
  define: { __SESSION__: JSON.stringify('off') },
  test: {
    include: ['cms/tests/*.test.ts'],
    globalSetup: 'cms/tests/servers.ts',
    testTimeout: 30_000,
    fileParallelism: false,
  },
})
