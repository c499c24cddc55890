import { leastDisturbed } from './pages.ts'
import type { Workerd } from './workerd.ts'

/**
 * What lies between the start of a workerd process and the end of its first answer with 200 to `/`,
 * in ms.
 */
export interface StartRow {
  server: string
  /** Time that passed. */
  firstAnswer: number
  /** CPU time of the process, user and system. */
  cpu: number
}

/**
 * Starts the workers again and again, in turns. @returns of each the starts that were least
 * disturbed
 */
export async function measureStarts(
  workers: { name: string; start: () => Promise<Workerd> }[],
  attempts: number,
): Promise<StartRow[]> {
  const starts = workers.map(() => new Array<Workerd>())
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    for (const [index, { start }] of workers.entries()) {
      const server = await start()
      starts[index]?.push(server)
      await server.stop()
    }
  }
  return workers.map(({ name }, index) => ({
    server: name,
    firstAnswer: leastDisturbed((starts[index] ?? []).map((server) => server.firstAnswer)),
    cpu: leastDisturbed((starts[index] ?? []).map((server) => server.firstAnswerCpu)),
  }))
}
