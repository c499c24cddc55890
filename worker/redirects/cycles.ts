/** State of a vertex in the search. */
interface Visit<T> {
  vertex: T
  /** Place in the order of first visits. */
  index: number
  /** The earliest visit that it leads back to. */
  low: number
  /** Place among the visits that have no component yet; `undefined` when it has one. */
  place: number | undefined
  next: Iterator<T>
}

/**
 * The vertices on a cycle of two or more: Tarjan's strongly connected components, which follows
 * each edge once. Without recursion, because a chain can exceed the call stack.
 */
export function verticesInCycles<T>(vertices: Iterable<T>, nextOf: (vertex: T) => Iterable<T>): Set<T> {
  const found = new Set<T>()
  const visits = new Map<T, Visit<T>>()
  const pending: Visit<T>[] = []

  function enter(vertex: T): Visit<T> {
    const index = visits.size
    const visit = { vertex, index, low: index, place: pending.length, next: nextOf(vertex)[Symbol.iterator]() }
    visits.set(vertex, visit)
    pending.push(visit)
    return visit
  }

  /** Closes the component that `visit` began: its members are pending from its place on. */
  function close(visit: Visit<T>): void {
    const component = pending.splice(visit.place ?? 0)
    for (const member of component) {
      member.place = undefined
      if (component.length > 1) found.add(member.vertex)
    }
  }

  for (const start of vertices) {
    const calls = visits.has(start) ? [] : [enter(start)]
    for (let visit = calls.at(-1); visit; visit = calls.at(-1)) {
      const step = visit.next.next()
      if (!step.done) {
        const earlier = visits.get(step.value)
        if (!earlier) calls.push(enter(step.value))
        else if (earlier.place !== undefined) visit.low = Math.min(visit.low, earlier.index)
        continue
      }
      calls.pop()
      const caller = calls.at(-1)
      if (caller) caller.low = Math.min(caller.low, visit.low)
      if (visit.low === visit.index) close(visit)
    }
  }
  return found
}
