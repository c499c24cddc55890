/** A path in a {@link PathTree}: what is kept for it, and the paths one segment deeper by that segment. */
export interface PathNode<T> {
  readonly value: T
  readonly parent: PathNode<T> | undefined
  readonly children: Map<string, PathNode<T>>
}

/**
 * Paths by their segments. Finding a path with all its folders takes one step a segment, however many paths there are, and ends where the
 * tree ends, however long the path is.
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
      const known = node.children.get(segment)
      const child = known ?? { value: this.#empty(), parent: node, children: new Map() }
      if (!known) node.children.set(segment, child)
      node = child
    }
    return node
  }

  /** The nodes on the way to `path`, from the root to the deepest there is, each with the index in `path` where its own path ends. */
  *way(path: string): Generator<{ node: PathNode<T>; end: number }, void> {
    let node: PathNode<T> | undefined = this.#root
    for (let end = path === '/' ? 1 : 0; node;) {
      yield { node, end }
      if (end >= path.length) return
      const slash = path.indexOf('/', end + 1)
      const next = slash < 0 ? path.length : slash
      node = node.children.get(path.slice(end + 1, next))
      end = next
    }
  }

  /** The node of `path`, and the deepest on the way to it, which is the same when it is there. */
  find(path: string): { node: PathNode<T> | undefined; nearest: PathNode<T> } {
    let last = { node: this.#root, end: 0 }
    for (const step of this.way(path)) last = step
    return { node: last.end === path.length ? last.node : undefined, nearest: last.node }
  }
}
