import type { Workerd } from './workerd.ts'

/**
 * Memory that the isolate of a worker uses after a garbage collection, in MiB:
 * its heap, and the bytes of its buffers. (Resident memory also holds what V8 has freed and keeps.)
 */
export async function heapInUse({ inspector, address }: Workerd): Promise<number> {
  const socket = new WebSocket(inspector)
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', () => reject(new Error(`No inspector at ${inspector}`)))
  })
  const call = (id: number, method: string) =>
    new Promise<Record<string, number>>((resolve) => {
      socket.addEventListener('message', ({ data }) => {
        const answer = JSON.parse(String(data))
        if (answer.id === id) resolve(answer.result)
      })
      socket.send(JSON.stringify({ id, method }))
    })
  await call(1, 'HeapProfiler.enable')
  // An isolate collects when it is awake: while it answers something.
  const waking = setInterval(() => {
    // The last one may meet the worker's end.
    fetch(address, { method: 'HEAD' }).catch(() => undefined)
  }, 50)
  await call(2, 'HeapProfiler.collectGarbage')
  clearInterval(waking)
  const { usedSize = 0, backingStorageSize = 0 } = await call(3, 'Runtime.getHeapUsage')
  socket.close()
  return (usedSize + backingStorageSize) / 1024 / 1024
}
