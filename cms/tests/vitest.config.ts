import { defineConfig } from 'vitest/config'
import { contentPlugin } from '../../scripts/vite/content.ts'
import { messagesPlugin } from '../../scripts/vite/messages.ts'

/** What the worker takes from its platform; these tests do not use it. */
const platform = {
  name: 'tests:platform',
  resolveId: (id: string) => (id === 'cloudflare:workers' ? `\0${id}` : undefined),
  load: (id: string) => (id === '\0cloudflare:workers' ? 'export const env = {}' : undefined),
}

/** npm run test:cms: the site's protocol, asked of the tests' content server and of a real Directus. */
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
