/** The interface of the workerd test runner. Its own types would add the runtime's globals. */
declare module 'cloudflare:test' {
  type Bindings = import('../worker/settings.ts').Bindings
  type Migrations = import('@cloudflare/vitest-plugin').D1Migration[]
  export const env: Bindings & { TEST_MIGRATIONS: Migrations }
  export function applyD1Migrations(database: Bindings['DB'], migrations: Migrations): Promise<void>
  export function createExecutionContext(): import('hono').ExecutionContext
  export function waitOnExecutionContext(context: import('hono').ExecutionContext): Promise<void>
}
