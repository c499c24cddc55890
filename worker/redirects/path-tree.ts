/** A path in a {@link PathTree}: its value, and its children by their segment. */
export interface PathNode<T> {
  readonly value: T
  readonly parent: PathNode<T> | undefined
  readonly children: Map<string, PathNode<T>>
}

/** A node on the way to a path, and the index in that path where its own ends. */
interface PathStep<T> {
  node: PathNode<T>
  end: number
}

/**
 * A tree of paths by segment. A look-up takes one step a segment, however many paths there are, and
 * stops where the tree ends, however long the path is.
 */
export class PathTree<T> {
  readonly #root: PathNode<T>
  readonly #empty: () => T

  /** @param empty makes what a path holds at first */
  constructor(empty: () => T) {
    this.#empty = empty
    this.#root = { value: empty(), parent: undefined, children: new Map() }
  }

  /** The node of `path` (`/a/b`, or `/` for the root), made when there is none. */
  add(path: string): PathNode<T> {
    let node = this.#root
    for (const segment of path.split('/').filter(Boolean)) {
      const existing = node.children.get(segment)
      const child = existing ?? { value: this.#empty(), parent: node, children: new Map() }
      if (!existing) node.children.set(segment, child)
      node = child
    }
    return node
  }

  /** The nodes on the way to `path`, from the root to the deepest there is. */
  nodesTo(path: string): [PathStep<T>, ...PathStep<T>[]] {
    let end = path === '/' ? 1 : 0
    const steps: [PathStep<T>, ...PathStep<T>[]] = [{ node: this.#root, end }]
    let node: PathNode<T> | undefined = this.#root
    while (end < path.length) {
      const slash = path.indexOf('/', end + 1)
      const next = slash < 0 ? path.length : slash
      node = node.children.get(path.slice(end + 1, next))
      if (!node) break
      end = next
      steps.push({ node, end })
    }
    return steps
  }

  /** The node of `path`, and the deepest on the way to it, which is the same when it is there. */
  find(path: string): { node: PathNode<T> | undefined; nearest: PathNode<T> } {
    const steps = this.nodesTo(path)
    const { node, end } = steps.at(-1) ?? steps[0]
    return { node: end === path.length ? node : undefined, nearest: node }
  }
}
