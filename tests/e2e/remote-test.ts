import { startContentServer, type ContentServer } from '#tests/support/content-server.ts'
import { test as configuredTest } from './configured-test.ts'

/** `test` against a site with its own content server; every request is rendered. */
export const test = configuredTest.extend<{ endFaults: void }, { contentServer: ContentServer }>({
  // The specs of one Playwright worker share the content server, so no fault outlives its test.
  endFaults: [
    async ({ contentServer }, provide) => {
      await provide()
      contentServer.setFault(undefined)
    },
    { auto: true },
  ],
  contentServer: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the needed fixtures from it
    async ({}, provide) => {
      const server = await startContentServer()
      await provide(server)
      await server.close()
    },
    { scope: 'worker' },
  ],
  vars: [
    async ({ contentServer }, provide) => {
      await provide({ CONTENT_API_URL: contentServer.address, PAGE_CACHE: 'off' })
    },
    { scope: 'worker' },
  ],
})

/** The site's answer to `path` at `origin`; redirects are not followed. */
export async function get(origin: string, path: string): Promise<{ status: number; html: string; headers: Headers }> {
  const answer = await fetch(origin + path, { redirect: 'manual' })
  return { status: answer.status, html: await answer.text(), headers: answer.headers }
}
