/** The result of `work` within `ms`, else `undefined`. Rejects if `work` does in time. */
export async function withTimeout<T>(work: Promise<T>, ms: number): Promise<{ result: T } | undefined> {
  const late = Promise.withResolvers<undefined>()
  const timer = setTimeout(() => late.resolve(undefined), ms)
  try {
    return await Promise.race([work.then((result) => ({ result })), late.promise])
  } finally {
    clearTimeout(timer)
  }
}
