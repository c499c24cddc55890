import type { TestProject } from 'vitest/node'
import { startContentServer } from './content-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Base address of the content server that runs beside the tests in workerd. */
    contentServer: string
  }
}

/**
 * One content server for all tests in workerd, which cannot start one; each test uses its own part
 * of it (cms.ts).
 */
export async function setup(project: TestProject) {
  const server = await startContentServer()
  project.provide('contentServer', server.address)
  return () => server.close()
}
