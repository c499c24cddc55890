/** The result of `work`, when it comes within `ms`; `undefined` when it does not. Rejects when `work` does before. */
export async function withTimeout<T>(work: Promise<T>, ms: number): Promise<{ result: T } | undefined> {
  const late = Promise.withResolvers<undefined>()
  const timer = setTimeout(() => late.resolve(undefined), ms)
  try {
    return await Promise.race([work.then((result) => ({ result })), late.promise])
  } finally {
    clearTimeout(timer)
  }
}
