import { heapInUse } from './heap.ts'
import { load } from './load.ts'
import type { Workerd } from './workerd.ts'

/** MiB: `resident` as the machine counts, `inUse` after a garbage collection. */
export interface Memory {
  resident: number
  inUse: number
}

const addresses = 10_000
const kinds = [
  (n: number) => `/no-such-page-${n}`,
  (n: number) => `/?unknown=${n}`,
  (n: number) => `/knowledge-base?q=${n}`,
  (n: number) => `/vi/resources/blog/no-such-post-${n}?page=${n}`,
]

/** The memory of a worker now. */
export const memoryOf = async (server: Workerd): Promise<Memory> => ({
  resident: await server.memory(),
  inUse: await heapInUse(server),
})

/** Asks for 10,000 different unknown addresses and query strings, over and over. */
export async function askUnknown(server: Workerd, requests: number): Promise<void> {
  const pathOf = (index: number) => kinds[index % kinds.length]?.(index % addresses)
  await load(
    requests,
    (index) => `${server.address}${pathOf(index)}`,
    (status) => status < 500,
  )
}
